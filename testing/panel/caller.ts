/** Calls the panel as a browser would: over HTTP, with a cookie. */
import { operations, type AnswerOf, type InputOf, type OperationName } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { exchange, type RawRequest } from './exchange.ts';

/** An answer as it travelled. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed as JSON, with wire names. */
  readonly json: any; // oxlint-disable-line typescript/no-explicit-any -- a test names what it expects
}

export interface SendOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Caller {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  /** Sends any request. Stores the session cookie of the answer. */
  async fetch(path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = this.headersOf(init.headers as Record<string, string> | undefined);
    const response = await fetch(this.address + path, { redirect: 'manual', ...init, headers });
    return this.#received({ status: response.status, headers: response.headers, text: await response.text() });
  }

  /** Calls an operation with a body (or a query, for a GET) in wire names. */
  async send(name: OperationName, wire: unknown = {}, { key, headers }: SendOptions = {}): Promise<Reply> {
    if (operations[name].method === 'GET') {
      const query = new URLSearchParams(Object.entries(wire as object).map(([field, value]): [string, string] => [field, String(value)]));
      return this.#exchange(`/api/${name}?${query}`, { method: 'GET', headers: { ...headers } });
    }
    return this.#exchange(`/api/${name}`, {
      method: 'POST',
      body: JSON.stringify(wire),
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    });
  }

  /** Calls an operation whose request is a form with a file. */
  async sendForm(name: OperationName, form: FormData, { key, headers }: SendOptions = {}): Promise<Reply> {
    return this.fetch(`/api/${name}`, { method: 'POST', body: form, headers: { ...(key && { 'idempotency-key': key }), ...headers } });
  }

  /** Calls an operation with an input in the code's names, for tests in which wire names do not matter. */
  async ask<N extends OperationName>(name: N, input: InputOf<N>, options?: SendOptions): Promise<Reply> {
    return this.send(name, z.encode(operations[name].input as z.ZodType, input), options);
  }

  /** Calls an operation that must succeed. Returns its answer in the code's names. */
  async call<N extends OperationName>(name: N, input: InputOf<N>): Promise<AnswerOf<N>> {
    const reply = await this.ask(name, input);
    if (reply.status >= 300) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
    const operation = operations[name];
    if (operation.kind === 'list') {
      const rows = z.decode(z.array(operation.row), reply.json.data);
      return { rows, total: reply.json.total, totalIsCapped: reply.json.totaliscapped } as unknown as AnswerOf<N>;
    }
    const isWhole = 'isWhole' in operation && operation.isWhole === true;
    return z.decode(operation.data as z.ZodType, isWhole ? reply.json : reply.json.data) as AnswerOf<N>;
  }

  async logIn(mobile: string, password: string): Promise<Reply> {
    return this.send('AuthenticateUser', { mobile, password, action: 'Login' });
  }

  async #exchange(path: string, request: RawRequest): Promise<Reply> {
    const { status, headers, body } = await exchange(this.address + path, { ...request, headers: this.headersOf(request.headers) });
    const pairs = Object.entries(headers).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
    return this.#received({ status, headers: new Headers(pairs), text: new TextDecoder().decode(body) });
  }

  /** The headers of a request, with what identifies its sender. */
  headersOf(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
    return { ...(this.cookie && { cookie: this.cookie }), ...headers };
  }

  #received({ status, headers, text }: Omit<Reply, 'json'>): Reply {
    const set = headers.getSetCookie().find((cookie) => /^(__Host-)?vikray_session=/.test(cookie));
    if (set) this.cookie = set.split(';')[0] ?? '';
    const isJson = headers.get('content-type')?.includes('json');
    return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
  }
}
