/** Requests of operations in their wire form, and what is read from their answers. */
import { operations, type InputOf, type OperationName } from '@vikray/contract/operations.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LoadCall, Client } from './load.ts';

/** An operation as a request in its wire form. */
export function asCall<N extends OperationName>(name: N, input: InputOf<N>): LoadCall {
  const operation = operations[name];
  const wire: unknown = z.encode(operation.input as z.ZodType, input);
  if (operation.method === 'POST')
    return { method: 'POST', path: `/api/${name}`, body: JSON.stringify(wire), headers: { 'idempotency-key': randomUUID() } };
  // The contract's inputs are objects of texts and numbers.
  const query = new URLSearchParams(
    Object.entries(wire as object).flatMap(([field, value]): [string, string][] => (value === undefined ? [] : [[field, String(value)]])),
  );
  return { method: 'GET', path: `/api/${name}?${query}` };
}

/** Sends a request and returns the rows of its answer. Throws when it does not succeed. */
export async function answer<T>(client: Client, call: LoadCall): Promise<T> {
  const { status, body } = await client.send(call);
  if (status >= 300) throw new Error(`${call.path} was answered ${status}: ${body.toString()}`);
  // The panel checks its answers against the contract; the caller gives the type of what it reads.
  return (JSON.parse(body.toString()) as { data: T }).data;
}
