// boardgame.io under the same load as `zeitriss load`: tables of two WebSocket clients, moves from one page to the other.
//   node tools/boardgame.mjs [TABLES [PACE [SECONDS]]]      PACE 0: as fast as they are answered
// It is installed from npm into a temporary folder, and keeps its matches in memory. Only this machine is spoken to.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PORT = Number(process.env.PORT ?? 8449);
const pass = {
  name: 'pass',
  setup: () => ({ count: 0, cells: Array(40).fill(0) }),
  moves: { go: ({ G }, cell) => void ((G.count += 1), (G.cells[cell % 40] = G.count)) },
  turn: { minMoves: 1, maxMoves: 1 },
};

if (process.argv[2] === 'server') serve(process.argv[3]);
else await main(...process.argv.slice(2).map(Number));

function serve(folder) {
  const { Server, Origins } = createRequire(join(folder, 'x.js'))('boardgame.io/server');
  Server({ games: [pass], origins: [Origins.LOCALHOST] }).run(PORT, () => process.stdout.write('open\n'));
}

async function main(tables = 50, pace = 0, seconds = 10) {
  const folder = mkdtempSync(join(tmpdir(), 'boardgame-'));
  const pinned = { dependencies: { 'boardgame.io': '0.50.2' }, overrides: { 'koa-compose': '4.1.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(pinned));
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: folder });
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), 'server', folder], { env: { ...process.env, PORT } });
  try {
    await new Promise((opened) => server.stdout.once('data', opened));
    console.log(JSON.stringify(await measure(folder, server.pid, tables, pace, seconds)));
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

async function measure(folder, pid, tables, pace, seconds) {
  const require = createRequire(join(folder, 'x.js'));
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${PORT}` });
  const late = [];
  let counting = false;
  const open = async (i) => {
    const pages = ['0', '1'].map((playerID) => Client({ game: pass, multiplayer, matchID: `m${i}`, playerID, debug: false }));
    pages.forEach((page) => page.start());
    const reached = (page, count) =>
      new Promise((done) => {
        if ((page.getState()?.G.count ?? -1) >= count) return done();
        const stop = page.subscribe((state) => (state?.G.count ?? -1) >= count && (stop?.(), done()));
      });
    await Promise.all(pages.map((page) => reached(page, 0)));
    return async () => {
      await sleep(pace ? (Math.random() * 1000) / pace : 0);
      for (let count = 1; ; count++) {
        const begin = performance.now();
        const mover = (count - 1) % 2;
        pages[mover].moves.go(count);
        await reached(pages[1 - mover], count);
        if (counting) late.push(performance.now() - begin);
        if (pace) await sleep(Math.max(0, 1000 / pace - (performance.now() - begin)));
      }
    };
  };
  const plays = [];
  for (let i = 0; i < tables; i++) plays.push(await open(i));
  plays.forEach((play) => void play());
  await sleep(1000);
  const [cpu, own, begin] = [spent(pid), process.cpuUsage(), performance.now()];
  counting = true;
  await sleep(seconds * 1000);
  counting = false;
  const used = process.cpuUsage(own);
  late.sort((a, b) => a - b);
  const share = (part) => Math.round(10 * (late[Math.floor(part * (late.length - 1))] ?? 0)) / 10;
  const took = (performance.now() - begin) / 1000;
  return {
    tables,
    pace,
    moves_per_second: Math.round(late.length / took),
    p50_ms: share(0.5),
    p95_ms: share(0.95),
    p99_ms: share(0.99),
    cpu_ms_per_move: Math.round((1e5 * (spent(pid) - cpu)) / late.length) / 100,
    clients_cpu_ms_per_move: Math.round((used.user + used.system) / 10 / late.length) / 100,
  };
}

// seconds of processor time so far
function spent(pid) {
  const values = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(values[11]) + Number(values[12])) / 100;
}

function sleep(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
