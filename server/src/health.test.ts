import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { pausedDatabase } from '../../testing/panel/paused-database.ts';
import { startTestPanel } from '../../testing/panel/panel.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a panel answers only when users can log in: not while its first start creates the first user', async () => {
  const database = await testDatabase();
  const paused = pausedDatabase(database.settings, /insert into "users"/);
  const port = await freePort();
  const log = vi.spyOn(process.stdout, 'write');
  onTestFinished(() => log.mockRestore());
  const starting = startTestPanel({ port, database: paused.settings, logLevel: 'error', logFormat: 'text' });
  await paused.reached;
  for (const [address, body] of [['health'], ['GetLoginRecord'], ['AuthenticateUser', '{"mobile":"9000000001","password":"x"}']] as const) {
    const init = body && { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const early = await fetch(`http://127.0.0.1:${port}/api/${address}`, init);
    expect([early.status, ((await early.json()) as { data: string }).data]).toEqual([503, 'The panel is starting. Try again in a moment.']);
  }
  // Programs that look after the panel ask it while it starts, which is no failure.
  expect(log.mock.calls.map(([text]) => text)).toEqual([]);
  paused.resume();
  const panel = await starting;
  expect((await fetch(`${panel.address}/api/health`)).status).toBe(200);
  await panel.stop();
  await database.drop();
});
