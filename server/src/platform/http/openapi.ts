/** The OpenAPI document, made from the operation table, so that it always matches the server. */
import { operations } from '@vikray/contract/operations.ts';
import { failureAnswer, type Failure } from '@vikray/contract/platform/failures.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';
import { fileTypes } from './answers/accepted-format.ts';

/** The users who may call an operation, in words. */
export function rightText(operation: Operation): string {
  if (operation.right === 'public') return 'Everybody';
  if (operation.right === 'signed-in') return 'Everybody who is logged in';
  return typeof operation.right === 'string' ? operation.right : operation.right.join(' or ');
}

/** The declared failures of an operation, without those that every request can have. */
export function declaredFailures(operation: Operation): [code: string, failure: Failure][] {
  return Object.entries<Failure>(operation.failures);
}

function inputSchema(operation: Operation) {
  return wireSchema(operation.input) as { properties?: Record<string, object>; required?: string[] };
}

function requestPart(operation: Operation) {
  const schema = inputSchema(operation);
  if (operation.method === 'POST') return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  return { parameters };
}

function answerSchema(operation: Operation) {
  if (operation.kind !== 'list' && operation.isWhole) return wireSchema(operation.data);
  if (operation.kind !== 'list') return wireSchema(z.object({ data: operation.data }));
  return wireSchema(z.object({ data: z.array(operation.row), total: z.int().optional(), totaliscapped: z.boolean().optional() }));
}

function responses(operation: Operation) {
  const failure = { 'application/json': { schema: wireSchema(failureAnswer) } };
  const answer = {
    'application/json': { schema: answerSchema(operation) },
    ...(operation.kind === 'list' &&
      operation.csv && {
        [fileTypes.csv]: { schema: { type: 'string' } },
        [fileTypes.xlsx]: { schema: { type: 'string', format: 'binary' } },
      }),
  };
  const byStatus = Map.groupBy(declaredFailures(operation), ([, declared]) => declared.status);
  return {
    [operation.kind === 'list' ? 200 : operation.status]: { description: 'Done', content: answer },
    ...(operation.kind === 'write' && operation.isChange && { 200: { description: 'Changed', content: answer } }),
    400: { description: 'Malformed, or a check failed', content: failure },
    ...(operation.right !== 'public' && {
      401: { description: 'Not logged in', content: failure },
      403: { description: 'Not allowed', content: failure },
    }),
    ...Object.fromEntries(
      [...byStatus].map(([status, declared]) => [
        status,
        { description: declared.map(([code, { message }]) => `${code}: ${message}`).join('\n'), content: failure },
      ]),
    ),
  };
}

function path(name: string, operation: Operation) {
  return {
    [operation.method.toLowerCase()]: {
      operationId: name,
      summary: rightText(operation),
      ...requestPart(operation),
      responses: responses(operation),
    },
  };
}

/** OpenAPI 3.1 of everything below /api. */
export function openapiDocument(brandName: string) {
  const table: Readonly<Record<string, Operation>> = operations;
  return {
    openapi: '3.1.0',
    info: { title: brandName, version: '1' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(Object.entries(table).map(([name, operation]) => [`/${name}`, path(name, operation)])),
  };
}
