/** Floods by someone without a login. */
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';
import type { Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

const floodMs = 4000;

interface Flood {
  readonly connections: number;
  readonly path: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly cookie?: string;
}

/** Posts the same body again and again over some connections, and opens a new connection when one is cut. Returns the statuses. */
async function flood(address: string, { connections, path, body, cookie }: Flood): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  const until = performance.now() + floodMs;
  const post = async () => {
    while (performance.now() < until) {
      const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
      const answer = await fetch(address + path, { method: 'POST', body, headers }).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 'cut off',
      );
      answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, post));
  return answers;
}

const nested = Buffer.from('['.repeat(500_000) + ']'.repeat(500_000));
const refusals = new Set<number | string>([400, 401, 413, 'cut off']);

function flooding(name: string, flooded: Omit<Flood, 'cookie'>, isColleague = false): Attack {
  return {
    name,
    goal: unnoticed,
    async run(office) {
      const cookie = isColleague ? (await office.colleague([])).cookie : undefined;
      const answers = await flood(office.address, { ...flooded, ...(cookie !== undefined && { cookie }) });
      return { tries: answers.length, summary: tally(answers), isRepelled: answers.every((answer) => refusals.has(answer)) };
    },
  };
}

/** Opens this many connections and sends their bodies byte by byte. */
async function drip(office: Office, connections: number): Promise<Socket[]> {
  const { hostname, port } = new URL(office.address);
  const head = [
    'POST /api/AuthenticateUser HTTP/1.1',
    'host: panel',
    `x-forwarded-for: ${office.network()}`,
    'content-type: application/json',
    'content-length: 4000',
  ];
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => {}).write(`${head.join('\r\n')}\r\n\r\n`);
  return sockets;
}

export const strangerFloods: readonly Attack[] = [
  {
    name: 'no attack, to compare with',
    goal: unnoticed,
    async run() {
      await pause(floodMs);
      return { tries: 0, summary: '', isRepelled: true };
    },
  },
  flooding('nested arrays of 1 MB, 20 connections, to the login', { connections: 20, path: '/api/AuthenticateUser', body: nested }),
  flooding('nested arrays of 1 MB, 20 connections, to AddCustomer', { connections: 20, path: '/api/AddCustomer', body: nested }),
  flooding('nested arrays of 1 MB, 20 connections, beside the API', { connections: 20, path: '/nowhere', body: nested }),
  flooding('nested arrays of 1 MB, 20 connections, by a colleague', { connections: 20, path: '/api/GetState', body: nested }, true),
  flooding('bodies of 8 MB, 20 connections, to an upload', {
    connections: 20,
    path: '/api/AddImage',
    body: Buffer.alloc(8 * 1024 * 1024, 'x'),
  }),
  {
    name: 'bodies byte by byte, 500 connections',
    goal: unnoticed,
    async run(office) {
      const sockets = await drip(office, 500);
      const until = performance.now() + floodMs;
      while (performance.now() < until) {
        for (const socket of sockets) socket.write(' ');
        await pause(100);
      }
      const fresh = await office.visitor().fetch('/api/health');
      for (const socket of sockets) socket.destroy();
      return { tries: sockets.length, summary: `a new caller is answered ${fresh.status}`, isRepelled: fresh.status === 200 };
    },
  },
];
