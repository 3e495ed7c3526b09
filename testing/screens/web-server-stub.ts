/** A server for component tests: answers calls with wire values and records what was sent. Replaces only `fetch`. */
import type { OperationName } from '@vikray/contract/operations.ts';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

export interface SentCall {
  readonly name: string;
  readonly method: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly key: string | null;
}

type Reply = (call: SentCall) => Response | Promise<Response>;

/** An answer with `{ data }` and further keys of a list. */
export function answer(data: unknown, more: object = {}): () => Response {
  return () => Response.json({ data, ...more });
}

/** A refused call with its status and the sentence that the user reads; `error` may have the keys that only this failure has. */
export function refusal(
  status: number,
  sentence: string,
  error: { readonly code?: string; readonly field?: string } & object = {},
): () => Response {
  return () => Response.json({ data: sentence, error: { code: 'Refused', requestId: 'r1', ...error } }, { status });
}

/** The reply of a server that cannot be reached. */
export const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** The sent JSON, or the parts of a form by name. */
function bodyOf(body: RequestInit['body']): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** More turns than any press needs until its call: checking a form, reading a chosen file, starting the request. */
const settlingTurns = 25;

/** Waits until everything that has begun is finished. Only then can a test claim that something does not happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < settlingTurns; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** Replaces the server until the test ends. Refuses an operation without a reply as unknown. */
export function stubServer(replies: Partial<Record<OperationName | 'page-answers', Reply>>) {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const name = url.pathname.replace('/api/', '');
    const call: SentCall = {
      name,
      method: request.method ?? 'GET',
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(request.body),
      key: new Headers(request.headers).get('Idempotency-Key'),
    };
    sent.push(call);
    const known: Record<string, Reply | undefined> = replies;
    return (known[name] ?? refusal(404, 'There is no such operation.'))(call);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    sent,

    /** The calls of an operation. Fails when there are none, because the test may have looked too early. */
    sentTo(name: OperationName): SentCall[] {
      const calls = sent.filter((call) => call.name === name);
      if (calls.length === 0)
        throw new Error(`Nothing has been sent to ${name} yet: wait for it, or look at what allSent('${name}') answers`);
      return calls;
    },

    /** The names of all calls, or of the calls of these operations, after everything that has begun is finished. */
    async allSent(...names: readonly OperationName[]): Promise<string[]> {
      await settle();
      const asked = new Set<string>(names);
      return sent.map((call) => call.name).filter((name) => asked.size === 0 || asked.has(name));
    },
  };
}
