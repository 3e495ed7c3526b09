import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { startTestPanel } from '../../testing/panel/panel.ts';

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
});
