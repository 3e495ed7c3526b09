import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ownDatabase } from '../../../../testing/database/own-database.ts';
import { openDatabase } from './open-database.ts';
import { sendTogether } from './send-together.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const { engine } = inject('databaseSupply');

const own = ownDatabase();
beforeAll(async () => {
  await sql`create table slips (id integer primary key)`.execute(own.db);
});

async function add(on: Db, id: number): Promise<number> {
  await sql`insert into slips values (${id})`.execute(on);
  return id;
}

async function ids(on: Db): Promise<unknown[]> {
  const { rows } = await sql<{ id: number }>`select id from slips order by id`.execute(on);
  return rows.map(({ id }) => id);
}

describe('parts of a transaction', () => {
  test('are in the same transaction, in their order, and give their results in it', async () => {
    const found = await inTransaction(own.db, (tx) =>
      sendTogether(
        tx,
        (on) => add(on, 1),
        (on) => ids(on),
        async (on) =>
          sendTogether(
            on,
            (inner) => add(inner, 2),
            (inner) => ids(inner),
          ),
      ),
    );
    expect(found).toEqual([1, [1], [2, [1, 2]]]);
    expect(await ids(own.db)).toEqual([1, 2]);
  });

  test('fail with the failure of the one statement that caused it, and leave nothing', async () => {
    const before = await ids(own.db);
    const failing = inTransaction(own.db, (tx) =>
      sendTogether(
        tx,
        async (on) => {
          await add(on, 3);
          await add(on, 4);
        },
        (on) => add(on, 1),
      ),
    );
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await ids(own.db)).toEqual(before);
  });

  test('outside a transaction, too, each give their result', async () => {
    const found = await sendTogether(
      own.db,
      (on) => ids(on),
      async () => 'nothing to ask',
    );
    expect(found).toEqual([await ids(own.db), 'nothing to ask']);
  });
});

/** A connection to the server on which the test holds the answers back, and reads what is asked. */
async function startHolding(url: string) {
  const { port, hostname } = new URL(url);
  const answering: Socket[] = [];
  let asked = '';
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    answering.push(outgoing);
    incoming.on('data', (bytes: Buffer) => (asked += bytes.toString('latin1')));
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const held = new URL(url);
  held.port = String((server.address() as AddressInfo).port);
  return {
    url: held.href,
    asked: () => asked,
    hold: () => answering.forEach((socket) => socket.pause()),
    release: () => answering.forEach((socket) => socket.resume()),
    stop: () => server.close(),
  };
}

test.runIf(engine === 'postgres')('PostgreSQL gets the statements of all parts before it has answered the first', async () => {
  if (!('url' in own.settings)) throw new Error('PostgreSQL has an address');
  const holding = await startHolding(own.settings.url);
  const held = openDatabase({ url: holding.url });
  const found = inTransaction(held, async (tx) => {
    await sql`select 1`.execute(tx);
    holding.hold();
    return sendTogether(
      tx,
      async (on) => (await sql`select 'the first'`.execute(on)).rows.length,
      async (on) => (await sql`select 'the second'`.execute(on)).rows.length,
    );
  });
  await expect.poll(holding.asked).toContain('the second');
  expect(holding.asked()).toContain('the first');
  holding.release();
  expect(await found).toEqual([1, 1]);
  await held.destroy();
  holding.stop();
});
