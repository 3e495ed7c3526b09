/** One request and its answer over a keep-alive connection, for a third of the processor time of fetch. */
import { Agent, request, type ClientRequest } from 'node:http';

/** The answer as it travelled. Nothing is unpacked, and no redirect is followed. */
export interface RawAnswer {
  readonly status: number;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string[] | undefined>>;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** The connection ended before the whole answer had arrived, or there was none. */
export class NoAnswer extends Error {}

const shared = new Agent({ keepAlive: true });

/** Sends a request to an http address. Rejects with NoAnswer when the server does not answer it to the end. */
export async function exchange(url: string, { method, headers, body }: RawRequest, connections = shared): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(new NoAnswer(`${method} ${url.slice(0, 200)} has no answer`, { cause }));
    const sent: ClientRequest = request(url, { method, headers, agent: connections }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', fail);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headersDistinct, body: Buffer.concat(parts) }));
    });
    sent.on('error', fail).end(body);
  });
}
