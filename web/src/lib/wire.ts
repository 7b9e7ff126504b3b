// Made by `make types` from core/scene.py, play and server (9533438e765a3a61). Do not edit.

export type ClientMessage =
  | Hello
  | SayMove
  | SayUndo
  | SayResume
  | SayStandIn
  | SayAnswer
  | SayLook
  | SayLang
  | SaySit
  | SaySkip
  | AskHint
  | Ping;
export type ServerMessage =
  Welcome | Update | Changed | UndoKnown | TableChanged | Asked | Answered | Hint | Trouble | Pong;

/**
 * A piece of a line of signs: a drawing, a number and few words, each where it is needed.
 */
export interface Sign {
  count?: string;
  form?: "pill" | "token";
  icon?: string;
  tint?: string;
  word?: string;
}
/**
 * A small piece on, above or below a thing: a wand, an essence, a countdown token.
 */
export interface Marker {
  colour?: string;
  count?: number;
  form?: "bar" | "pips";
  id: string;
  limit?: number;
  name: string;
  seat?: number;
  symbol: string;
}
/**
 * The printed side of a card. A thing without a face lies face down.
 */
export interface Face {
  colour?: string;
  corner?: string;
  cost?: Sign[];
  emblem?: string;
  foot?: string;
  form?: "arch" | "bowl" | "cut" | "land" | "plain" | "round";
  frame?: string;
  key?: Sign[];
  light?: string;
  note?: string;
  on?: Marker[];
  paper?: "night" | "parchment";
  points?: string;
  rules?: string[];
  short?: Sign[];
  signs?: Sign[][];
  symbol?: string;
  text?: string;
  title: string;
  words?: string;
}
/**
 * One printed value of a card, and where it comes from.
 */
export interface Value {
  name: string;
  source: "public" | "reconstructed" | "rulebook" | "user";
  text: string;
  words: string;
}
/**
 * One object on the table. Ids of hidden cards are positional, so that they tell nothing.
 */
export interface Thing {
  about?: string;
  above?: Marker[];
  below?: Marker[];
  colour?: string;
  count?: number;
  dim?: boolean;
  face?: Face;
  holds?: Thing[];
  id: string;
  kind: "card" | "deck" | "slot" | "token";
  lacks?: string;
  like?: string;
  mark?: string;
  name: string;
  on?: Marker[];
  order?: number;
  paid?: boolean;
  price?: Sign[];
  ring?: number;
  symbol?: string;
  turn?: number;
  wheel?: string[];
  why?: string;
}
/**
 * A number that belongs to a panel: crystals, life, points.
 */
export interface Counter {
  about?: string;
  ahead?: number;
  colour?: string;
  id: string;
  later?: string;
  limit?: number;
  look?: "hero" | "pieces" | "pill" | "quiet" | "ring";
  name: string;
  note?: string;
  parts?: string[];
  symbol?: string;
  tint?: string;
  value: number;
}
/**
 * A line of a forecast: who acts, what comes of it, and how much. Beats that name `of` carry it out.
 */
export interface Foreseen {
  emblem?: string;
  light?: string;
  of?: string;
  signs?: Sign[];
  text?: string;
  title: string;
  tone?: "grave" | "sum";
  words: string;
}
/**
 * A place where things lie. `track` is a row on the rift line with markers above and below. In a `pile` the last
 *     thing lies on top; face-up cards under it are shown when it is opened. A `road` leads to the right: what has been
 *     passed of its `room` steps lies behind the traveller. A `goal` is one piece, as large as its place.
 */
export interface Zone {
  columns?: number;
  ends?: string[];
  hint?: string;
  id: string;
  kind: "fan" | "goal" | "grid" | "pile" | "road" | "row" | "tokens" | "track";
  lines?: string[];
  name: string;
  note?: string;
  quiet?: boolean;
  ring?: number;
  room?: number;
  steps?: Foreseen[];
  things: Thing[];
  title?: string;
}
/**
 * What belongs together: a player's side of the table, or a part of the middle.
 */
export interface Panel {
  active?: boolean;
  area: "middle" | "mine" | "others" | "side";
  counters?: Counter[];
  hint?: string;
  id: string;
  name: string;
  seat?: number;
  signs?: Sign[][];
  zones: Zone[];
}
/**
 * One legal move of the viewer and where it is made: click the things of `at` in order; none: a button.
 */
export interface Offer {
  at: string[];
  brings?: Sign;
  ends: boolean;
  group?: string;
  id: number;
  label: string;
  leaves?: boolean;
  move: string;
  note?: string;
  sensible?: boolean;
  settles?: boolean;
  signs?: Sign[];
}
/**
 * One answer that makes several moves one after the other.
 */
export interface Together {
  label: string;
  moves: string[];
}
/**
 * One way to settle a question: how much it takes of each stack, and the moves that do it.
 */
export interface Way {
  moves: string[];
  note?: string;
  takes: number[];
}
/**
 * A payment or a gain, answered bit by bit, as one: every way to settle it, the most sensible one first.
 */
export interface Settling {
  label: string;
  onto?: number[];
  paid: number[];
  stacks: string[];
  text: string;
  title: string;
  ways: Way[];
}
/**
 * A number that a move will change.
 */
export interface Change {
  after: number;
  before: number;
  counter: string;
  name: string;
}
export interface Ending {
  headline: string;
  reason: string;
  results: number[];
}
/**
 * A rectangle of a board: a place for one zone, or a line of smaller parts. It never moves or changes its size.
 *
 *     A place is named by the zone's id; `mine.hand` is the viewer's `hand-0`, `hand` inside the part for another player
 *     is `hand-1`. `PANEL.head`, `mine.head` and `head` are a panel's name and numbers, or `name` and `numbers` each
 *     for itself; `others` the other players one after the other, `prompt` and `log` what they say, `lately` what they
 *     did since one's last turn, `steps` the phases of a turn where the header has no room for them.
 */
export interface Region {
  answers?: boolean;
  card?: number;
  columns?: number;
  down?: boolean;
  ground?: "foe" | "mine" | "panel" | "sky";
  lines?: number;
  parts?: Region[];
  place?: string;
  share?: number;
  size?: number;
  tall?: number;
  tiles?: number;
  title?: "above" | "below" | "beside";
}
/**
 * A board on one kind of screen. What has no place there opens from its panel's head.
 */
export interface Layout {
  head?: Region;
  other?: Region;
  table: Region;
}
/**
 * Where the zones of a scene lie.
 */
export interface Board {
  desktop: Layout;
  glance?: Layout;
  landscape: Layout;
  large?: Layout;
  phone: Layout;
}
/**
 * The steps of a turn in their order, and the one that is reached.
 */
export interface Phases {
  alike?: boolean;
  names: string[];
  now: number;
}
/**
 * What is told once, when something first comes up: a kind of question, or something that happened.
 */
export interface First {
  key: string;
  words: string;
}
export interface Scene {
  about: string[];
  asked: number | null;
  board: string;
  first?: First;
  game: string;
  headline: string;
  lang: string;
  offers: Offer[];
  over: Ending | null;
  panels: Panel[];
  phases: Phases | null;
  prompt: string;
  seat: number | null;
  settling?: Settling;
  together: Together[];
}
export interface Side {
  name: string;
  cards: Thing[];
  counts?: number[];
}
/**
 * Something worth watching: cards side by side, and what came of it.
 */
export interface Moment {
  title: string;
  sides: Side[];
  result: string;
}
/**
 * One line of the log in words. `position` is the one that it led to, `turn` whose turn it was made in.
 *
 *     `opens` are the numbers of the news with which another turn begins; `beats` show what happened, in fresh lines.
 */
export interface Entry {
  n: number;
  position: number;
  seat: number;
  words: string;
  news: string[];
  undone: boolean;
  moments?: Moment[];
  turn?: number | null;
  opens?: number[];
  beats?: Beat[];
  idle?: boolean;
  firsts?: First[];
}
/**
 * One thing that happened: in words, with the card it comes from, what it reaches, by how much, and its cue.
 *
 *     `source` and `target` are ids of the scene: a thing, a counter, a zone or a panel. `seats` are those it speaks of.
 */
export interface Beat {
  words: string;
  card?: Thing | null;
  source?: string;
  target?: string;
  amount?: number;
  stands?: number | null;
  seats?: number[];
  cue?: string;
  opens?: boolean;
  quiet?: boolean;
  moment?: number | null;
}
/**
 * What taking back would mean for somebody now.
 */
export interface Undo {
  possible: boolean;
  free: boolean | null;
  count: number;
}
/**
 * `at` answers were given of `total`; `said` is empty when the lesson is done. *Words* in stars are stressed.
 */
export interface LessonPage {
  game: string;
  lesson: string;
  title: string;
  at: number;
  total: number;
  step: number;
  steps: number;
  ask?: string;
  said?: string;
  do?: string;
  again?: string;
  praise?: string;
  lit?: string[];
  next?: string | null;
  n: number;
  position: number;
  scene: Scene;
  entries: Entry[];
}
export interface Picture {
  id: string;
  lesson: string;
  at: number;
  rows: string[][];
  rules: string[];
  lit?: string[];
  sign?: "" | "=" | "←" | "→" | "⇄";
  firsts?: string[];
}
/**
 * A rule in one picture: what lies there, which of it is lit (as offers), and what it means.
 */
export interface RulePicture {
  id: string;
  title: string;
  text: string;
  rules: string[];
  firsts: string[];
  sign: string;
  scene: Scene;
}
/**
 * What went wrong (RFC 9457). `field` names the culprit; `n` is the table's present number where that was stale.
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  field?: string | null;
  n?: number | null;
}
export interface Colour {
  hex: string;
  letter: string;
  name: string;
}
export interface BotInfo {
  name: string;
  title: string;
  text: string;
  seconds: number;
}
/**
 * The option whose values, but for its default, are to be won one by one; each has a `description`.
 */
export interface Challenges {
  option: string;
  title: string;
}
export interface LessonInfo {
  id: string;
  title: string;
  total: number;
}
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  about: string;
  seats: number[];
  options: {};
  bots: BotInfo[];
  colours: {
    [k: string]: Colour;
  };
  boards: {
    [k: string]: Board;
  };
  challenges: Challenges | null;
  minutes: number;
  team: boolean;
  cover: boolean;
  lessons: LessonInfo[];
  learning: number;
  signs: {
    [k: string]: string;
  };
}
/**
 * Where others in the same network find this machine: "" if it is in none. `open`: it answers there, too.
 */
export interface Address {
  address: string;
  open: boolean;
}
/**
 * How many other game files are read before the one that this address waits for; 0: it is being read.
 */
export interface Queue {
  ahead: number;
}
export interface GuideSection {
  id: string;
  title: string;
  html: string;
}
export interface CardInfo {
  kind: string;
  name: string;
  face: Face;
  values: Value[];
}
/**
 * What the learner did after `at` answers: `tap THING`, a move, or `next`.
 */
export interface LessonAnswer {
  at: number;
  answer: string;
}
/**
 * What was asked, how often it was played to the end and won, and when it was first won (ISO 8601).
 */
export interface Challenge {
  value: string | number;
  title: string;
  text: string;
  tries: number;
  wins: number;
  won: string | null;
}
export interface Progress {
  game: string;
  challenges: Challenge[];
}
/**
 * A move that could have been made, and the chance of winning with it; in words if it was not.
 */
export interface Choice {
  move: string;
  chance: number;
  label: string;
}
/**
 * A decision: the chance of winning before it (with the best move) and after it, and the best moves.
 */
export interface Judged {
  n: number;
  position: number;
  seat: number;
  move: string;
  before: number;
  after: number;
  best: Choice[];
}
/**
 * What a finished game comes to in numbers (`counts`, there at once), and what a bot thinks of it: `done` of
 *     `total` decisions. The rest is there when all are done: for each seat its chance after each of its turns, and its
 *     most decisive turns.
 */
export interface Analysis {
  bot: string;
  done: number;
  total: number;
  decisions?: Judged[];
  curves?: Point[][];
  swings?: Swing[][];
  counts?: Count[];
}
/**
 * The chance of winning after a turn, as who took it could judge it.
 */
export interface Point {
  n: number;
  position: number;
  chance: number;
}
/**
 * How much the chance changed from one turn of a seat to its next, whatever the others did in between.
 *
 *     `since` is the last line before it, `cause` the line that weighs most in it, `title` what it did in few words.
 */
export interface Swing {
  n: number;
  position: number;
  before: number;
  after: number;
  since: number;
  cause?: number;
  title?: string;
}
/**
 * One number of the game, for each seat.
 */
export interface Count {
  name: string;
  values: number[];
}
/**
 * Who shall sit there: `here` shares the creator's screen and key, `open` is for whoever takes the link.
 */
export interface SeatWish {
  kind: "bot" | "here" | "human" | "open";
  name?: string;
  bot?: string | null;
}
export interface CreateTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [SeatWish]
    | [SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish];
  options?: {
    [k: string]: string | number | boolean | string[];
  };
  seed?: string | number | null;
  guest?: string | null;
  open?: boolean;
}
/**
 * Who sits at an open table.
 */
export interface Sitter {
  name: string;
  kind: "bot" | "here" | "human" | "open";
  bot?: string | null;
}
/**
 * A table at which anybody may sit down: who is there, how many seats are free, since when (ISO 8601).
 */
export interface OpenTable {
  table: string;
  game: string;
  options: {};
  seats: Sitter[];
  free: number;
  since: string;
}
export interface SitWish {
  name?: string;
}
export interface KeyWish {
  seat: number;
}
export interface RematchWish {
  swap?: boolean;
}
export interface MoveWish {
  n: number;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  moves: [string, ...string[]];
}
/**
 * A bot that shall play for a seat whose person is away.
 */
export interface StandInWish {
  n: number;
  seat: number;
  bot: string;
}
export interface UndoWish {
  n: number;
}
/**
 * A secret that opens `seats`. Told once: the server keeps only its hash.
 */
export interface Key {
  key: string;
  seats: number[];
  link: string;
}
export interface Watch {
  key: string;
  link: string;
}
/**
 * A new table; the first key is the creator's.
 */
export interface Created {
  table: string;
  keys: Key[];
  watch: Watch;
}
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "here" | "human" | "open";
  online: boolean;
  mine: boolean;
  bot?: string | null;
  missed?: boolean;
  stand_in?: string | null;
}
/**
 * A game that the rules of today do not lead to: why, and whether it can go on from its last state.
 */
export interface Stop {
  why: string;
  resumable: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  options: {};
  seats: SeatInfo[];
  over: boolean;
  n: number;
  position: number;
  asked: number | null;
  opening?: string[];
  open?: boolean;
  rematch?: string | null;
  stopped?: Stop | null;
  life?: number;
}
export interface Hello {
  t: "hello";
  key: string;
  lang: "de" | "en";
  after?: number;
  bot?: boolean;
  changes?: boolean;
  faces?: boolean;
}
export interface SayMove {
  t: "move";
  n: number;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  moves: [string, ...string[]];
  re?: string | null;
}
export interface SayUndo {
  t: "undo";
  n: number;
  re?: string | null;
}
/**
 * Go on by the rules of today, from the last state of a game that has stopped.
 */
export interface SayResume {
  t: "resume";
  n: number;
  re?: string | null;
}
export interface SayStandIn {
  t: "stand_in";
  n: number;
  seat: number;
  bot: string;
  re?: string | null;
}
export interface SayAnswer {
  t: "answer";
  yes: boolean;
  re?: string | null;
}
export interface SayLook {
  t: "look";
  seat: number | null;
  re?: string | null;
}
export interface SayLang {
  t: "lang";
  lang: "de" | "en";
  re?: string | null;
}
export interface SaySit {
  t: "sit";
  name: string;
  re?: string | null;
}
export interface SaySkip {
  t: "skip";
  re?: string | null;
}
export interface AskHint {
  t: "hint";
  re?: string | null;
}
export interface Ping {
  t: "ping";
  re?: string | null;
}
export interface Welcome {
  t: "welcome";
  table: TableInfo;
  n: number;
  position: number;
  entries: Entry[];
  scene: Scene;
  undo: Undo;
  seat: number | null;
}
/**
 * Something was logged, or the viewer's seat or language changed. An entry told again replaces the old one.
 */
export interface Update {
  t: "update";
  n: number;
  position: number;
  entries: Entry[];
  scene: Scene;
  undo: Undo;
  seat: number | null;
  re?: string | null;
}
/**
 * An update for who has the scene before: `change` is what has changed of it since (difference.py).
 *
 *     Where the page keeps faces, `change` and `entries` have their names in their places, and `faces` are the new ones.
 */
export interface Changed {
  t: "changed";
  n: number;
  position: number;
  entries: Entry[];
  change: unknown;
  undo: Undo;
  seat: number | null;
  faces?: {
    [k: string]: unknown;
  } | null;
  re?: string | null;
}
/**
 * Whether taking back at line n is free, where the update did not know it yet.
 */
export interface UndoKnown {
  t: "undo";
  n: number;
  undo: Undo;
}
export interface TableChanged {
  t: "table";
  table: TableInfo;
}
/**
 * Sent to who has to agree: somebody asks to take back `count` moves; to let `bot` play for the seat `of`; or,
 *     with neither, to go on by the rules of today.
 */
export interface Asked {
  t: "asked";
  seat: number;
  count: number;
  of?: number | null;
  bot?: string | null;
}
export interface Answered {
  t: "answered";
  yes: boolean;
}
export interface Hint {
  t: "hint";
  move: string;
  label: string;
  reason: string;
  re?: string | null;
}
export interface Trouble {
  t: "problem";
  problem: Problem;
  re?: string | null;
}
export interface Pong {
  t: "pong";
}
