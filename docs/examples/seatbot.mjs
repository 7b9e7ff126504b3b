// A bot at a table of a server, in a few lines: it takes the last legal move.
// node seatbot.mjs 'http://127.0.0.1:8000/t/TABLE#KEY' (Node 22; Node 20 with --experimental-websocket)
const link = new URL(process.argv[2]);
const table = link.pathname.split('/').at(-1);
const socket = new WebSocket(`${link.origin.replace('http', 'ws')}/api/v1/tables/${table}/live`);
const say = (message) => socket.send(JSON.stringify(message));

socket.onopen = () => say({ t: 'hello', key: link.hash.slice(1), lang: 'en', bot: true });
socket.onmessage = ({ data }) => {
  const { t, n, seat, scene } = JSON.parse(data);
  if (t !== 'welcome' && t !== 'update') return;
  if (scene.over) socket.close();
  else if (scene.asked === seat) say({ t: 'move', n, seat, moves: [scene.offers.at(-1).move] });
};
