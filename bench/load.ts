/** A small load client with keep-alive connections. Measures each request from its start to its last byte. */
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { exchange } from '../testing/panel/exchange.ts';

export interface LoadCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly setCookie: string | undefined;
}

/** Sends calls to one server over keep-alive connections. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 20 });
  readonly #address: string;
  cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async send({ method, path, body, headers }: LoadCall): Promise<LoadAnswer> {
    const answer = await exchange(
      this.#address + path,
      {
        method,
        headers: {
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body,
      },
      this.#agent,
    );
    return { status: answer.status, body: answer.body, setCookie: answer.headers['set-cookie']?.[0] };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The times of many requests, in milliseconds. */
export interface Times {
  readonly each: readonly number[];
  /** From the first request's start to the last one's end. */
  readonly whole: number;
}

/** Sends calls from several callers, each of which waits for its answer, and `pauseMs` before each call. Fails when a call does not succeed. */
export async function measure(client: Client, calls: readonly LoadCall[], callers: number, pauseMs = 0): Promise<Times> {
  const each: number[] = [];
  const queue = [...calls];
  const startedAt = performance.now();
  const caller = async () => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      if (pauseMs > 0) await setTimeout(pauseMs);
      const sentAt = performance.now();
      const { status, body } = await client.send(call);
      each.push(performance.now() - sentAt);
      if (status >= 300) throw new Error(`${call.method} ${call.path} was answered ${status}: ${body.toString().slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { each, whole: performance.now() - startedAt };
}

/** The time within which the given part of the requests was answered: 0.5 for the median. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** Milliseconds as the tables show them. */
export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
