import { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { maxNotices, noticeDays } from '@vikray/contract/notices/notice.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { password } from '../../../testing/builders/users.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { findFormerUsers, forgetUser } from '../users/public.ts';
import { addNotice } from './public.ts';

type Person = Caller & { userId: number; mobile: string };

let panel: TestPanel;
let reader: Person;
let other: Person;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());
beforeEach(async () => {
  reader = await panel.userWith(['Approve Customer']);
  other = await panel.userWith([]);
});

/** Adds notices as another area does in a write. */
async function notify(userIds: readonly number[], ...texts: string[]): Promise<void> {
  await panel.db.transaction().execute(async (tx) => {
    for (const text of texts)
      await addNotice(tx, { userIds, text, record: 'quotation', recordId: 12, now: panel.clock.now().toISOString() });
  });
}

/** Each login of a test comes from a new browser, which the bell reports. */
const isNoSignIn = (text: string) => !text.startsWith('New sign-in: ');

async function textsFor(caller: Caller): Promise<string[]> {
  return (await caller.call('GetNotifications', {})).map(({ text }) => text).filter(isNoSignIn);
}

async function noticeIdOf(caller: Caller, wanted: string): Promise<number> {
  const found = (await caller.call('GetNotifications', {})).find(({ text }) => text === wanted);
  return found?.noticeid ?? 0;
}

describe('the bell', () => {
  test('shows personal notices before waiting work, the newest first, each leading to its record (SHR-05)', async () => {
    await panel.admin.call('AddCustomer', aCustomer());
    await notify([reader.userId], 'Rohini Sondhi returned ABC/2026-2027/0001: lower the freight');
    panel.clock.pass(30);
    await notify([reader.userId], 'ABC/2026-2027/0002 was accepted.');
    const personal = { count: 1, page: 'viewquotation', id: 12, noticeid: expect.any(Number), unread: true };
    const { json } = await reader.send('GetNotifications');
    expect(json.data).toEqual([
      { ...personal, text: 'ABC/2026-2027/0002 was accepted.', at: '2026-11-20T05:00:00.000Z' },
      { ...personal, text: 'Rohini Sondhi returned ABC/2026-2027/0001: lower the freight', at: '2026-11-20T04:30:00.000Z' },
      {
        text: dashboardMessages.customersToApprove(json.data[2].count),
        count: expect.any(Number),
        page: 'customerlist',
        search: 'Pending',
      },
    ]);
  });

  test('shows a notice to each user it is for once, and to no one else (SHR-05)', async () => {
    const third = await panel.userWith([]);
    await notify([reader.userId, third.userId, third.userId], 'For two.');
    expect(await textsFor(third)).toEqual(['For two.']);
    expect(await textsFor(reader)).toContain('For two.');
    expect(await textsFor(other)).toEqual([]);
  });

  test(`keeps ${maxNotices} notices of a user: dismissed ones are deleted first, then the oldest (SHR-05)`, async () => {
    const texts = Array.from({ length: maxNotices }, (_, index) => `Notice ${index + 1}`);
    await notify([other.userId], ...texts);
    await other.call('DismissNotice', { noticeId: await noticeIdOf(other, 'Notice 150') });
    await notify([other.userId, reader.userId], 'Notice 201');
    expect((await storedFor(other)).filter((text) => !texts.includes(text))).toEqual(['Notice 201']);
    expect(await storedFor(other)).not.toContain('Notice 150');
    await notify([other.userId], 'Notice 202');
    const stored = await storedFor(other);
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([maxNotices, 'Notice 2', 'Notice 202']);
    expect(await textsFor(other)).toHaveLength(maxNotices);
    expect(await storedFor(reader)).toEqual(['Notice 201']);
  });
});

async function storedFor({ userId }: Person): Promise<string[]> {
  const rows = await panel.db.selectFrom('notices').select('text').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ text }) => text).filter(isNoSignIn);
}

describe('DismissNotice', () => {
  test('takes one notice out of the bell, and a second time changes nothing (SHR-06)', async () => {
    await notify([other.userId], 'First.', 'Second.');
    const noticeid = await noticeIdOf(other, 'First.');
    for (const _ of ['once', 'twice']) {
      const { status, json } = await other.send('DismissNotice', { noticeid });
      expect([status, json.data]).toEqual([200, [{ NoticeId: noticeid }]]);
      expect(await textsFor(other)).toEqual(['Second.']);
    }
  });

  test('with 0 takes all of one’s own, also when there are none (SHR-06)', async () => {
    await notify([other.userId, reader.userId], 'First.', 'Second.');
    for (const _ of ['all', 'none']) {
      expect((await other.send('DismissNotice', { noticeid: 0 })).json).toEqual({ data: [{ NoticeId: 0 }] });
      expect(await textsFor(other)).toEqual([]);
    }
    expect(await textsFor(reader)).toEqual(expect.arrayContaining(['First.', 'Second.']));
  });

  test('finds neither another user’s notice nor an unknown one (SHR-06)', async () => {
    await notify([reader.userId], 'For the reader.');
    const noticeid = await noticeIdOf(reader, 'For the reader.');
    for (const wanted of [noticeid, 4_711_000]) {
      const reply = await other.send('DismissNotice', { noticeid: wanted });
      expect([...refusalOf(reply), reply.json.data]).toEqual([404, 'NoticeNotFound', 'This notice does not exist.']);
    }
    expect((await panel.visitor().send('DismissNotice', { noticeid })).status).toBe(401);
    expect(await textsFor(reader)).toContain('For the reader.');
  });
});

test('the notices of a user are erased when the user is forgotten', async () => {
  await notify([other.userId, reader.userId], 'Asha Rao mentioned you.');
  await panel.admin.call('DeleteUser', { userId: other.userId });
  const [former] = await findFormerUsers(panel.db, String(other.userId));
  if (!former) throw new Error('The user is not deleted');
  await forgetUser(panel.db, former, panel.clock.now().toISOString());
  expect(await storedFor(other)).toEqual([]);
  expect(await storedFor(reader)).toEqual(['Asha Rao mentioned you.']);
});

test(`a notice is shown for ${noticeDays} days, after which it is deleted (SHR-05)`, async () => {
  const clear = async () => {
    await panel.admin.logIn(adminMobile, password);
    await panel.admin.call('RunJob', { job: 'housekeeping' });
    await panel.jobs.settled();
  };
  await notify([other.userId], 'Old.');
  panel.clock.pass(noticeDays * 24 * 60 - 1);
  await notify([other.userId], 'New.');
  await clear();
  await other.logIn(other.mobile, password);
  expect(await textsFor(other)).toEqual(['New.', 'Old.']);
  const old = await noticeIdOf(other, 'Old.');

  panel.clock.pass(1);
  expect(await textsFor(other)).toEqual(['New.']);
  expect((await other.send('DismissNotice', { noticeid: old })).status).toBe(404);
  expect(await storedFor(other)).toEqual(['Old.', 'New.']);
  await clear();
  expect(await storedFor(other)).toEqual(['New.']);
});
