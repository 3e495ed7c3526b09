/** Requests that fetch does not send: paths without changes, broken requests, half requests. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A GET of exactly this path: nothing is resolved, unpacked or added. */
export async function getRaw(address: string, path: string, headers: RequestOptions['headers'] = {}): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  const request = httpRequest({ hostname, port, path, headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** What the server answers to these bytes. */
export async function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

/** What the server answers to a request that never ends: a byte every millisecond, until the server closes the connection. */
export async function trickle(address: string, head: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  const dripping = setInterval(() => socket.write(' '), 1);
  try {
    return await text(socket);
  } finally {
    clearInterval(dripping);
    socket.destroy();
  }
}
