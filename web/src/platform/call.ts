/** The one way from the browser to the server: operations by name, typed by the contract. */
import { firstFailure } from '@vikray/contract/platform/check.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Call, List } from '@vikray/contract/platform/operation.ts';
import { operations, type AnswerOf, type InputOf, type OperationName, type Operations } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { CallFailure, failureOf, saidIn } from './call-failure.ts';
import { watchSession } from './ended-session.ts';
import { freshKey } from './random-key.ts';

/** How to send a call. */
export interface CallOptions {
  /** The Idempotency-Key of a write: the same key for every try of the same submit. A new one when absent. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** How long to wait before the call counts as failed. */
  readonly timeoutMs?: number;
  /** The browser sends the call even when its page goes away. Only for small bodies. */
  readonly keepalive?: boolean;
}

const usualTimeoutMs = 30_000;

/** The operations that return rows with page, order and search. */
export type ListName = { [N in OperationName]: Operations[N]['kind'] extends 'list' ? N : never }[OperationName];

/** The operations that take a file. */
export type UploadName = { [N in OperationName]: InputOf<N> extends { readonly file: Uint8Array } ? N : never }[OperationName];

/** The input of an upload: the chosen file and its text parts. */
export type UploadOf<N extends UploadName> = Omit<InputOf<N>, 'file'> & { readonly file: Blob };

/** An entry of the operation table, with any input and answer. */
type Operation = Call | Omit<List, 'csv'>;

const forbiddenListeners = new Set<() => void>();

/** Calls `listener` after every 403, so that cached rights can be loaded again. Returns a function that stops it. */
export function onForbidden(listener: () => void): () => void {
  forbiddenListeners.add(listener);
  return () => forbiddenListeners.delete(listener);
}

/**
 * Calls an operation. Fails with a CallFailure whose message can be shown to the user. A 401 clears the login, which leads back to the
 * login page.
 */
export async function call<N extends OperationName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<AnswerOf<N>> {
  return send(name, encodedInput(name, input), JSON.stringify, options);
}

/** Calls an operation that takes a file: its parts travel as multipart form data. Fails as `call` does. */
export async function upload<N extends UploadName>(
  name: N,
  { file, ...texts }: UploadOf<N>,
  options: CallOptions = {},
): Promise<AnswerOf<N>> {
  const wireInput = encodedInput(name, { ...texts, file: new Uint8Array() });
  return send(name, wireInput, (parts) => formOf(parts, file), options);
}

/** The parts under their wire names, with the file in place of the bytes that stood for it. */
function formOf(parts: Record<string, unknown>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part instanceof Uint8Array ? file : String(part));
  return form;
}

type ToBody = (wireInput: Record<string, unknown>) => string | FormData;

async function send<N extends OperationName>(
  name: N,
  wireInput: Record<string, unknown>,
  toBody: ToBody,
  options: CallOptions,
): Promise<AnswerOf<N>> {
  const response = await request(name, wireInput, toBody, options);
  return decodedAnswer(name, await readJson(response, options.signal), response.status);
}

async function refusalOf(name: OperationName, response: Response, signal?: AbortSignal): Promise<CallFailure> {
  // Loading the rights again does not help when the rights themselves were refused.
  if (response.status === 403 && name !== 'GetUserSubMenuAccessRights') for (const listener of forbiddenListeners) listener();
  return failureOf(response.status, await readJson(response, signal));
}

/** The input of an operation in its wire form. Fails with a CallFailure if it does not fit the contract. */
export function encodedInput(name: OperationName, input: unknown): Record<string, unknown> {
  const operation: Operation = operations[name];
  const encoded = z.safeEncode(operation.input, input);
  if (encoded.error) {
    const { field, message } = firstFailure(operation.input, encoded.error);
    throw new CallFailure(message, { status: 400, code: 'InvalidInput', field });
  }
  // Every input is declared with `body`, whose wire form is an object.
  return encoded.data as Record<string, unknown>;
}

/** The address of an operation that is called by GET. */
export function addressOf(name: OperationName, wireInput: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wireInput)) {
    if (value === undefined || value === null || value === '') continue;
    query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query.size > 0 ? `/api/${name}?${query}` : `/api/${name}`;
}

/** Sends a call in its wire form and returns the answer. Fails with a CallFailure if there is none, or if the server refuses it. */
export async function request(
  name: OperationName,
  wireInput: Record<string, unknown>,
  toBody: ToBody,
  options: CallOptions = {},
): Promise<Response> {
  const noteStatus = watchSession();
  const response = await fetchAnswer(name, wireInput, toBody, options);
  if (isSuccess(operations[name], response.status)) return response;
  // A wrong password leaves the session as it is.
  if (name !== 'AuthenticateUser') noteStatus(response.status);
  throw await refusalOf(name, response, options.signal);
}

function isSuccess(operation: Operation, status: number): boolean {
  const isOnly200 = operation.kind !== 'list' && operation.isOnly200;
  return status === 200 || (status === 201 && !isOnly200);
}

async function fetchAnswer(
  name: OperationName,
  wireInput: Record<string, unknown>,
  toBody: ToBody,
  options: CallOptions,
): Promise<Response> {
  const operation: Operation = operations[name];
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const common: RequestInit = { credentials: 'same-origin', signal, keepalive: options.keepalive ?? false };
  try {
    if (operation.method === 'GET') return await fetch(addressOf(name, wireInput), common);
    const body = toBody(wireInput);
    const headers = new Headers();
    // The browser sets the type of a form, because only it knows the boundary between the parts.
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    if (operation.kind === 'write') headers.set('Idempotency-Key', options.key ?? freshKey());
    return await fetch(`/api/${name}`, { ...common, method: 'POST', headers, body });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new CallFailure(messages.somethingWentWrong, { status: 0, code: 'NoAnswer' });
  }
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    // Nobody waits for the answer any more, so what has arrived of it is not evaluated.
    if (signal?.aborted) throw cause;
    return undefined; // not JSON: reported as an unreadable answer
  }
}

const envelope = z.object({ data: z.unknown(), total: z.int().optional(), totaliscapped: z.boolean().optional() });

/** The input of an operation from its wire form. Throws if it does not fit the contract. */
export function decodedInput<N extends OperationName>(name: N, wireInput: unknown): InputOf<N> {
  const operation: Operation = operations[name];
  // The table's own codec has decoded it, so it has the type that the table states.
  return z.parse(operation.input, wireInput) as InputOf<N>;
}

/** The answer of an operation from its wire form. Fails with a CallFailure if it does not fit the contract. */
export function decodedAnswer<N extends OperationName>(name: N, answer: unknown, status = 200): AnswerOf<N> {
  // The table's own codec has decoded it, so it has the type that the table states.
  return decodeAnswer(operations[name], answer, status) as AnswerOf<N>;
}

function decodeAnswer(operation: Operation, answer: unknown, status: number): unknown {
  const outer = z.safeParse(envelope, answer);
  const rows: unknown = operation.kind !== 'list' && operation.isWhole ? answer : outer.data?.data;
  const data = z.safeDecode(operation.kind === 'list' ? z.array(operation.row) : operation.data, rows);
  if (outer.error || data.error) {
    console.error('The answer does not fit the contract', outer.error ?? data.error);
    throw new CallFailure(messages.somethingWentWrong, { status, code: 'Unreadable', said: saidIn(answer) });
  }
  if (operation.kind !== 'list') return data.data;
  return { rows: data.data, total: outer.data.total, totalIsCapped: outer.data.totaliscapped };
}
