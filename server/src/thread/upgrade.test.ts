import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateTo } from '../../../testing/database/migrate-to.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { aProduct } from '../../../testing/builders/products.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { insertUser, password } from '../../../testing/builders/users.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { findFile } from '../files/public.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const before = '2026-11-22-3030-deals-listed';
const paper = Buffer.from('%PDF-1.7 as it was sent');
const hash = createHash('sha256').update(paper).digest('hex');
const at = '2026-10-01T04:30:00.000Z';

let database: TestDatabase;
let panel: TestPanel;
let clerk: Caller;
beforeAll(async () => {
  database = await testDatabase({ isMigrated: false });
  const old = openDatabase(database.settings);
  await migrateTo(old, before);
  const user = await insertUser(old, ['Add Product'], 'Administrative');
  const { userId } = user;
  await sql`insert into files (hash, bytes, size, kind, created_at) values (${hash}, ${paper}, ${paper.length}, 'application/pdf', ${at})`.execute(
    old,
  );
  await sql`
    insert into audit_log (happened_at, user_id, operation, record, record_id, record_name, search_text)
    values (${at}, ${userId}, 'ApproveProduct', 'product', 1, 'Fowler Bed', 'x')`.execute(old);
  await sql`insert into audit_subjects (audit_id, record, record_id) values (1, 'product', 1)`.execute(old);
  await old.destroy();
  panel = await startTestPanel({ database: database.settings });
  clerk = new Caller(panel.address);
  await clerk.logIn(user.mobile, password);
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});

test('the upgrade keeps the papers that were sent, byte by byte, and counts the room that they take (THR-20)', async () => {
  expect(await findFile(panel.db, hash)).toEqual(paper);
  const room = await panel.db.selectFrom('file_room').select('bytes').executeTakeFirstOrThrow();
  expect(Number(room.bytes)).toBe(paper.length);
});

test('the upgrade gives what happened before its moment, and the timeline says it by the name of the record (THR-26)', async () => {
  const [subject] = await panel.db.selectFrom('audit_subjects').selectAll().where('audit_id', '=', 1).execute();
  expect(subject).toMatchObject({ kind: 'Change', happened_at: at });
  // A product of that number, as the old entry names it.
  const entered = aProduct();
  const [added] = await clerk.call('AddProduct', entered);
  expect(added?.productId).toBe(1);
  const entries = await timelineOf(clerk, 'product', 1);
  expect(entries.at(-1)).toMatchObject({ at, text: 'approved Fowler Bed', kind: 'Change' });
});
