/** The OpenAPI document: the operations, made from their table, so that it always matches the server, and the addresses of files. */
import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import { operations } from '@vikray/contract/operations.ts';
import { failureAnswer, type Failure } from '@vikray/contract/platform/failures.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';
import { fileTypes } from './answers/accepted-format.ts';
import { isUpload } from './requests/read-upload.ts';

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

/** The JSON schema of a contract's schema. Its dialect is that of the document. */
function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = wireSchema(schema);
  return rest;
}

function inputSchema(operation: Operation) {
  return schemaOf(operation.input) as { properties?: Record<string, object>; required?: string[] };
}

const binary = { type: 'string', format: 'binary' };

/** A write under the same key happens once. */
const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

function requestPart(operation: Operation) {
  const schema = inputSchema(operation);
  if (operation.method === 'POST') {
    const content = isUpload(operation)
      ? { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, file: binary } } } }
      : { 'application/json': { schema } };
    return { ...(operation.kind === 'write' && { parameters: [idempotencyKey] }), requestBody: { required: true, content } };
  }
  const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  return { parameters };
}

function answerSchema(operation: Operation) {
  if (operation.kind !== 'list' && operation.isWhole) return schemaOf(operation.data);
  if (operation.kind !== 'list') return schemaOf(z.object({ data: operation.data }));
  return schemaOf(z.object({ data: z.array(operation.row), total: z.int().optional(), totaliscapped: z.boolean().optional() }));
}

function responses(operation: Operation) {
  const failure = failureContent;
  const answer = {
    'application/json': { schema: answerSchema(operation) },
    ...(operation.kind === 'list' &&
      operation.csv && {
        [fileTypes.csv]: { schema: { type: 'string' } },
        [fileTypes.xlsx]: { schema: binary },
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
      429: { description: 'Too many requests. Retry-After says when to try again', content: failure },
    }),
    ...Object.fromEntries(
      [...byStatus].map(([status, declared]) => [
        status,
        { description: declared.map(([code, { message }]) => `${code}: ${message}`).join('\n'), content: failure },
      ]),
    ),
  };
}

const withSession = { session: [] };

/** Who may log in how. The rest takes a session or a token, as the document says once. */
function securityOf(name: string, operation: Operation) {
  if (operation.right === 'public') return { security: [] };
  return isClosedToTokens(name, operation) ? { security: [withSession] } : {};
}

function path(name: string, operation: Operation) {
  return {
    [operation.method.toLowerCase()]: {
      operationId: name,
      summary: rightText(operation),
      ...securityOf(name, operation),
      ...requestPart(operation),
      responses: responses(operation),
    },
  };
}

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** An address below /api that is not an operation. */
export interface DescribedRoute {
  readonly summary: string;
  /** The media type of its file or answer. */
  readonly type: string;
  /** What stands in the path in braces. */
  readonly inPath?: Readonly<Record<string, object>>;
  /** The keys of its query; those that end in `?` may be left out. */
  readonly query?: readonly string[];
  readonly isOpen?: true;
}

/** Named one by one, because generators of clients do not all know ranges. */
const fileRefusals = [400, 401, 403, 404, 409, 429];
const refusal = { description: 'Refused, with the sentence that says why', content: failureContent };

function routePath(url: string, { summary, type, inPath = {}, query = [], isOpen }: DescribedRoute) {
  const operationId = url.replaceAll(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return {
    get: {
      operationId: `Read${operationId}`,
      summary,
      ...(isOpen && { security: [] }),
      parameters: [
        ...Object.entries(inPath).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
        ...query.map((key) => ({ name: key.replace('?', ''), in: 'query', required: !key.endsWith('?'), schema: { type: 'string' } })),
      ],
      responses: {
        200: { description: 'Done', content: { [type]: { schema: type === 'application/json' ? {} : binary } } },
        ...(isOpen ? { 503: { description: 'Out of order', content: failureContent } } : {}),
        ...(!isOpen && Object.fromEntries(fileRefusals.map((status) => [status, refusal]))),
      },
    },
  };
}

const description = [
  'A browser logs in with AuthenticateUser, whose answer sets the cookie that all others need.',
  'A program sends `Authorization: Bearer` with a token that its user makes under My Account. It acts with the rights of that user, cut down',
  'by the scope of the token; operations that name the session alone are closed to it. 600 operations a minute, and 10 whole lists or files.',
  'A list answers one page with `page`, the whole list without, and a file with `format`. An upload is a form with the file in `file`.',
  'A write takes an Idempotency-Key, and a change the `version` of the record that it is based on.',
].join(' ');

/** OpenAPI 3.1 of everything below /api. `sessionCookie` is the name of the cookie that a login sets. */
export function openapiDocument(brandName: string, sessionCookie: string, routes: Readonly<Record<string, DescribedRoute>>) {
  const table: Readonly<Record<string, Operation>> = operations;
  return {
    openapi: '3.1.0',
    info: { title: brandName, version: '1', description },
    servers: [{ url: '/api' }],
    security: [withSession, { token: [] }],
    paths: {
      ...Object.fromEntries(Object.entries(table).map(([name, operation]) => [`/${name}`, path(name, operation)])),
      ...Object.fromEntries(Object.entries(routes).map(([url, route]) => [url, routePath(url, route)])),
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Of a browser, after AuthenticateUser.' },
        token: { type: 'http', scheme: 'bearer', description: 'Of a program: a token of My Account.' },
      },
      schemas: { Failure: schemaOf(failureAnswer) },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A write that is repeated under the same key happens once.',
          schema: { type: 'string' },
        },
      },
    },
  };
}
