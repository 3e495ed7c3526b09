/** A simple proxy before several servers. It sends each request to the next server, or to another one if that cannot be reached. */
import { once } from 'node:events';
import { createServer, request as sendTo, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startProxy(addresses: readonly string[]): Promise<Proxy> {
  let turn = 0;

  function pass(request: IncomingMessage, reply: ServerResponse, body: Buffer, left: number): void {
    const index = turn++ % addresses.length;
    const { hostname, port } = new URL(addresses[index] ?? '');
    const passed = sendTo({ hostname, port, method: request.method, path: request.url, headers: request.headers, agent: false });
    passed.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Only a request that no server has seen may go to another one. The caller repeats others with their idempotency key.
      if (error.code === 'ECONNREFUSED' && left > 1) pass(request, reply, body, left - 1);
      else if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
    passed.end(body);
  }

  // It leaves idle connections open: the servers tell callers how long those last, and theirs last longer than a proxy's would.
  const server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => pass(request, reply, Buffer.concat(chunks), addresses.length));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
