/**
 * Both languages must say the same things: the same keys with the same variables, in every key that the source uses.
 * Exits with 1 and one line per difference.
 */

import { parse, Visitor } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';

const source = new URL('../src/', import.meta.url);

class Variables extends Visitor {
  found = new Set();
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

function messages(lang) {
  const text = readFileSync(new URL(`lib/texts/${lang}.ftl`, source), 'utf8');
  const result = new Map();
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') throw new Error(`${lang}: cannot read ${entry.content.trim()}`);
    if (entry.type !== 'Message') continue;
    if (result.has(entry.id.name)) throw new Error(`${lang}: ${entry.id.name} stands twice`);
    const variables = new Variables();
    variables.visit(entry);
    result.set(entry.id.name, [...variables.found].sort().join(' '));
  }
  return result;
}

/** Keys as written in `t('key')`; keys built from parts are matched by their beginning. */
function used() {
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.(svelte|ts)$/.test(name));
  const text = files.map((name) => readFileSync(new URL(name, source), 'utf8')).join('\n');
  const quoted = new Set([...text.matchAll(/['"]([a-z][a-z-]*)['"]/g)].map((match) => match[1]));
  const begun = [...text.matchAll(/t\(`([a-z-]+)\$\{/g)].map((match) => match[1]);
  const whole = new Set([...text.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1]));
  return { whole, mentioned: (key) => quoted.has(key) || begun.some((start) => key.startsWith(start)) };
}

const de = messages('de');
const en = messages('en');
const faults = [];

for (const key of new Set([...de.keys(), ...en.keys()])) {
  if (!de.has(key)) faults.push(`de: ${key} is missing`);
  else if (!en.has(key)) faults.push(`en: ${key} is missing`);
  else if (de.get(key) !== en.get(key)) faults.push(`${key}: de has { ${de.get(key)} }, en has { ${en.get(key)} }`);
}

const { whole, mentioned } = used();
for (const key of whole) if (!de.has(key)) faults.push(`${key} is used but written nowhere`);
for (const key of de.keys()) if (!mentioned(key)) faults.push(`${key} is written but used nowhere`);

for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
console.log(`texts: ${de.size} keys in de and en`);
