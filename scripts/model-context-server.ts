/**
 * npm run mcp: a model context server on stdin and stdout, with one tool for each operation that reads. It is a thin reading of the
 * operation table: names, inputs and rights are the contract's, and the panel answers. VIKRAY_TOKEN is a token of My Account, best with the
 * scope Read; VIKRAY_URL is the panel, http://127.0.0.1:3000 unless given, with its path if a proxy has one. It holds no data and opens no
 * port.
 */
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import { operationWords } from '@vikray/contract/audit-log/operation-words.ts';
import { operations } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { rightWords } from '@vikray/contract/platform/rights.ts';
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';
import { panelVersion } from '../server/src/platform/version.ts';

const table: Readonly<Record<string, Operation>> = operations;
const readable = Object.entries(table).filter(([name, operation]) => operation.kind !== 'write' && !isClosedToTokens(name, operation));

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.json())).default({}),
  required: z.array(z.string()).optional(),
});

/** A list answers one page at a time: a whole one is more than a model reads. */
const standardPage = { page: 1, pagesize: 30 } as const;

/** The keys of the rows in an answer. */
function keysOf(operation: Operation): string {
  const rows = operation.kind === 'list' ? z.array(operation.row) : operation.data;
  const { items } = z.object({ items: objectSchema.optional() }).parse(wireSchema(rows));
  return items ? Object.keys(items.properties).join(', ') : '';
}

/** The input of a tool. */
function inputOf(operation: Operation) {
  const { properties, required } = objectSchema.parse(wireSchema(operation.input));
  // Files are for people.
  delete properties['format'];
  delete properties['columns'];
  return fromJsonSchema<Readonly<Record<string, unknown>>>({ type: 'object', properties, ...(required && { required }) });
}

/** What a tool is for: the office's words for the operation, its right, and the keys of its rows. */
function descriptionOf(name: string, operation: Operation): string {
  const right = operation.right === 'signed-in' ? '' : ` Needs the right ${rightWords(operation.right)}.`;
  const keys = keysOf(operation);
  return `${operationWords(name)}.${right}${keys === '' ? '' : ` Rows have ${keys}.`}`;
}

interface Panel {
  readonly url: string;
  readonly token: string;
}

/** Asks the panel as the contract says. */
async function ask({ url, token }: Panel, name: string, operation: Operation, input: Readonly<Record<string, unknown>>): Promise<Response> {
  const wanted = operation.kind === 'list' ? { ...standardPage, ...input } : input;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  if (operation.method === 'POST')
    return fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
  const query = Object.entries(wanted).map(([key, value]): [string, string] => [key, String(value)]);
  return fetch(`${url}/api/${name}?${new URLSearchParams(query).toString()}`, { headers });
}

function serverFor(panel: Panel): McpServer {
  const server = new McpServer({ name: 'vikray', version: panelVersion });
  for (const [name, operation] of readable) {
    const tool = { title: operationWords(name), description: descriptionOf(name, operation), inputSchema: inputOf(operation) };
    server.registerTool(name, { ...tool, annotations: { readOnlyHint: true } }, async (input) => {
      const reply = await ask(panel, name, operation, input);
      return { isError: !reply.ok, content: [{ type: 'text', text: await reply.text() }] };
    });
  }
  return server;
}

const { VIKRAY_URL: url = 'http://127.0.0.1:3000', VIKRAY_TOKEN: token } = process.env;
if (token) {
  serveStdio(() => serverFor({ url: url.replace(/\/+$/, ''), token }));
} else {
  // What is on stdout belongs to the protocol.
  console.error('Set VIKRAY_TOKEN to a token of My Account. The scope Read is enough.');
  process.exitCode = 1;
}
