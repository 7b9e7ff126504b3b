// Runs in the page: every text, zone, hand card, overlap and target that can be seen there (measure.py judges them).
() => {
  const shown = one => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const box = one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] }
  const main = document.querySelector('main')
  const found = { board: main.dataset.board, small: [], cut: [], zones: {}, hand: [], overlaps: [], targets: [], covered: [] }
  const words = []
  // a question that is longer than its place lies over the table like a dialog, but not over half of it
  const question = main.querySelector('section.prompt'), place = question?.closest('.bar')
  const grown = question && place && question.offsetHeight > place.offsetHeight + 2
  if (grown && question.offsetHeight > place.offsetHeight * 1.6) found.cut.push(question.textContent.trim())
  const texts = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement, said = texts.currentNode.textContent.trim()
    if (!said || one.closest('.unseen, .note, script, style') || !shown(one)) continue
    const style = getComputedStyle(one)
    if (style.clipPath === 'inset(50%)') continue // said to readers only
    found.small.push([parseFloat(style.fontSize), said])
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (one.closest('aside')) continue
    if (!one.closest('.thing, .note, .delta, .menu, .group, .tray') && !(grown && question.contains(one))) words.push({ one, said, box: [left, top + (bottom - top) * 0.2, right - left, (bottom - top) * 0.6] }) // letters are lower than their line
    const clips = style.overflow !== 'visible' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    // a question that is too long for its frame is as bad as one that is cut
    const frame = one.closest('section.prompt')?.getBoundingClientRect()
    const out = frame && (top < frame.top - 2 || bottom > frame.bottom + 2 || left < frame.left - 2 || right > frame.right + 2)
    if (clips || out || left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) found.cut.push(said)
  }
  // what is said lies under nothing and over nothing: another word, a number, a thing, the question
  const lap = ([ax, ay, aw, ah], [bx, by, bw, bh]) =>
    Math.min(Math.min(ax + aw, bx + bw) - Math.max(ax, bx), Math.min(ay + ah, by + bh) - Math.max(ay, by))
  // of a card in a fan: what the next one leaves free
  const free = one => {
    const [x, y, width, height] = box(one.closest('.lift') ?? one), next = one.closest('.fan .place')?.nextElementSibling
    return [x, y, next ? Math.min(width, next.getBoundingClientRect().left - x) : width, height]
  }
  const block = one => one.closest('p, h1, h2, h3, li, button, label') ?? one // lines of one sentence are no matter
  const bodies = [...main.querySelectorAll('[data-counter], [data-thing], section.prompt')].filter(one => shown(one) && !one.closest('.tray') && !(grown && one === question))
    .map(one => ({ one, box: free(one) })) // a thing answers beside it, too
  for (const [i, word] of words.entries()) {
    for (const other of words.slice(i + 1)) if (block(word.one) !== block(other.one) && lap(word.box, other.box) > 3) found.covered.push([word.said, other.said])
    for (const body of bodies) if (!body.one.contains(word.one) && !(word.one.closest('.reason') && body.one.closest('.place') === word.one.closest('.place')) && lap(word.box, body.box) > 3)
      found.covered.push([word.said, body.one.dataset.counter ?? body.one.dataset.thing ?? 'the question'])
  }
  for (const zone of document.querySelectorAll('.page [data-zone]')) found.zones[zone.dataset.zone] = box(zone)
  found.zones.prompt = box(main.querySelector('.prompt, .bar'))
  for (const card of main.querySelectorAll('.fan.own .place > .thing')) found.hand.push(card.offsetWidth)
  const things = [...main.querySelectorAll('[data-thing], [data-pile]')].filter(one => shown(one) && !one.closest('.tray'))
    .map(one => ({ id: one.dataset.thing ?? one.dataset.pile, zone: one.closest('[data-zone]')?.dataset.zone, box: box(one) }))
  for (const [i, a] of things.entries()) for (const b of things.slice(i + 1)) {
    if (a.zone === b.zone) continue
    const [ax, ay, aw, ah] = a.box, [bx, by, bw, bh] = b.box
    const over = Math.min(Math.min(ax + aw, bx + bw) - Math.max(ax, bx), Math.min(ay + ah, by + bh) - Math.max(ay, by))
    if (over > 3) found.overlaps.push([a.zone, a.id, b.zone, b.id, Math.round(over)])
  }
  for (const one of document.querySelectorAll('.page button, .page a'))
    if (shown(one) && (one.dataset.walk !== 'rest' || !one.dataset.thing) && !one.closest('aside')) {
      const [x, y, width, height] = box(one), name = one.dataset.thing ?? one.getAttribute('aria-label') ?? one.textContent.trim()
      found.targets.push([Math.round(Math.min(width, height)), name])
      // a drawing has no words that could be cut
      if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) found.cut.push(name)
    }
  const root = document.documentElement
  found.scrolls = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]
  return found
}
