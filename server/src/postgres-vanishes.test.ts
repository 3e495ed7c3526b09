import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { password } from '../../testing/builders/users.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { adminMobile, startTestPanel } from '../../testing/panel/panel.ts';
import { runProgram } from '../../testing/panel/program.ts';

/** A network between the panel and PostgreSQL that can fall silent: it resets nothing and passes nothing on. */
async function startNetwork(port: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}));
    if (isSilent) return;
    const far = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(far);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Passes new connections on. Those of before never answer. */
    recover: () => (isSilent = false),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
    /** Accepts connections again after a stop. */
    async restart(): Promise<void> {
      server.listen(this.port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

describe.runIf(inject('databaseSupply').engine === 'postgres')('PostgreSQL that vanishes without closing its connections', () => {
  test('leaves requests with 503, and the panel goes on when it is back', async () => {
    const database = await testDatabase();
    if (!('url' in database.settings)) throw new Error('PostgreSQL has an address');
    const url = new URL(database.settings.url);
    const network = await startNetwork(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    const panel = await startTestPanel({ database: { url: url.href }, databaseTimeoutMs: 500, logLevel: 'silent' });
    const addCustomer = async () => (await panel.admin.ask('AddCustomer', aCustomer())).status;
    const statuses = () =>
      Promise.all([addCustomer(), addCustomer(), panel.admin.send('GetCountry'), panel.visitor().fetch('/api/health')]);
    const numbers = async () => (await statuses()).map((reply) => (typeof reply === 'number' ? reply : reply.status));
    expect(await numbers()).toEqual([201, 201, 200, 200]);

    network.fallSilent();
    expect(await numbers()).toEqual([503, 503, 503, 503]);
    network.recover();
    await vi.waitFor(async () => expect(await numbers()).toEqual([201, 201, 200, 200]), { timeout: 30_000 });

    await panel.stop();
    network.stop();
    await database.drop();
  });

  test('is one line of the log, and another when it is back, in text that people can read (RES-12)', async () => {
    const database = await testDatabase();
    if (!('url' in database.settings)) throw new Error('PostgreSQL has an address');
    const url = new URL(database.settings.url);
    const network = await startNetwork(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    const program = await runProgram({ DATABASE_URL: url.href, ADMIN_PASSWORD: password, LOG_FORMAT: 'text', LOG_LEVEL: 'warn' });
    const caller = new Caller(await program.address());
    await caller.logIn(adminMobile, password);
    network.stop();
    await Promise.all(Array.from({ length: 8 }, () => caller.send('GetCountry')));
    const said = (words: string) =>
      program
        .output()
        .split('\n')
        .filter((line) => line.includes(words));
    await vi.waitFor(() => expect(said('ERROR PostgreSQL cannot be reached at 127.0.0.1:')).toHaveLength(1));
    await network.restart();
    await vi.waitFor(() => expect(said('WARN  PostgreSQL is back at 127.0.0.1:')).toHaveLength(1), { timeout: 30_000 });
    expect((await caller.send('GetCountry')).status).toBe(200);
    expect(said('cannot be reached')).toHaveLength(1);
    expect(program.output()).not.toMatch(/^ +at /m);
    await program.stop();
    network.stop();
    await database.drop();
  });
});
