import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@vikray/contract/operations.ts';
import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let proxy: Server;
let server: ChildProcess;
let lines: AsyncIterator<string>;
let lastId = 0;

/** A proxy that has the panel under a path. */
function proxyUnder(path: string): Server {
  return createServer((incoming, reply) => {
    const { url = '', method, headers } = incoming;
    if (!url.startsWith(`${path}/api/`)) reply.writeHead(404).end();
    else
      incoming.pipe(
        request(`${panel.address}${url.slice(path.length)}`, { method, headers }, (answer) =>
          answer.pipe(reply.writeHead(answer.statusCode ?? 0, answer.headers)),
        ),
      );
  });
}

/** Starts the command, with a token of the first user. */
beforeAll(async () => {
  panel = await startTestPanel();
  proxy = proxyUnder('/office').listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const [made] = await panel.admin.call('AddApiToken', { name: 'Model', scope: 'Read' });
  server = spawn(process.execPath, [new URL('../../../scripts/model-context-server.ts', import.meta.url).pathname], {
    env: { ...process.env, VIKRAY_URL: `http://127.0.0.1:${port}/office/`, VIKRAY_TOKEN: made?.token },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The command has no output');
  lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const clientInfo = { name: 'test', version: '1' };
  await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  proxy.close();
  await panel.stop();
});

const ask = async (method: string, params: object = {}) => (await send(method, params)).result;

/** Sends a request, and returns its answer. */
async function send(method: string, params: object) {
  const id = ++lastId;
  server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  const { value } = await lines.next();
  const answer = JSON.parse(value);
  expect(answer.id).toBe(id);
  return answer;
}

const call = (name: string, input: object = {}) => ask('tools/call', { name, arguments: input });

describe('the model context server', () => {
  test('offers one tool for each operation that reads and is open to tokens, and no other (SEC-23)', async () => {
    const { tools } = await ask('tools/list');
    const readable = Object.entries(operations).filter(
      ([name, operation]) => operation.kind !== 'write' && !isClosedToTokens(name, operation),
    );
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(readable.map(([name]) => name));
    const list = tools.find(({ name }: { name: string }) => name === 'GetCustomerList');
    expect(list).toMatchObject({
      title: 'View Customer List',
      description: expect.stringContaining('fld_companyname'),
      inputSchema: { type: 'object', properties: expect.objectContaining({ search: expect.anything(), page: expect.anything() }) },
      annotations: { readOnlyHint: true },
    });
  });

  test('answers one page of a list as the panel does (SEC-23)', async () => {
    const customerId = await addCustomer(panel.admin, { companyName: 'Sahyadri Model Hospital' });
    const { content, isError } = await call('GetCustomerList', { search: 'Sahyadri Model' });
    const answer = JSON.parse(content[0].text);
    expect([isError, answer.total, answer.data[0].fld_customerid]).toEqual([false, 1, customerId]);
  });

  test('says in the panel’s words why it refuses, and knows no tool that writes (SEC-23)', async () => {
    const refused = await call('GetDeal', { dealid: 999_999 });
    expect([refused.isError, JSON.parse(refused.content[0].text).error.code]).toEqual([true, 'DealNotFound']);
    const unknown = await send('tools/call', { name: 'AddTax', arguments: { tax: '5' } });
    expect(unknown.error?.message ?? unknown.result.content[0].text).toContain('AddTax');
  });
});
