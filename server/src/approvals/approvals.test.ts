import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

type Person = Caller & { userId: number; mobile: string };

let panel: TestPanel;
let approver: Person;
let other: Person;
beforeAll(async () => {
  panel = await startTestPanel();
  approver = await panel.userWith(['Approve Quotation']);
  other = await panel.userWith(['Approve Quotation']);
});
afterAll(() => panel.stop());
afterEach(async () => {
  await panel.admin.call('UpdateApprovalLimits', { limits: [], remove: (await limits()).map(({ userId }) => userId) });
});

async function limits() {
  return panel.admin.call('GetApprovalLimits', {});
}

async function nameOf({ userId }: Person): Promise<string> {
  const { rows } = await panel.admin.call('GetUserNames', { userId });
  return rows[0]?.name ?? '';
}

describe('GetApprovalLimits', () => {
  test('answers no rows after the upgrade, so that everything is as before (APR-01)', async () => {
    expect(await limits()).toEqual([]);
  });

  test('answers Everybody first, to everyone who is logged in, a blank limit for none and Yes as preset (APR-01 to APR-03)', async () => {
    await panel.admin.send('UpdateApprovalLimits', {
      limits: [
        { userid: approver.userId, mosttotal: '1000000.00', mostdiscount: 15, mostbelowmrp: '10.50', own: 'No' },
        { userid: 0, mosttotal: 500000 },
      ],
    });
    const { status, json } = await (await panel.userWith([])).send('GetApprovalLimits');
    const preset = {
      fld_mostdiscount: '',
      fld_mostbelowmrp: '',
      fld_belowfloor: 'Yes',
      fld_pending: 'Yes',
      fld_own: 'Yes',
      fld_version: 1,
    };
    expect([status, json.data]).toEqual([
      200,
      [
        { ...preset, fld_userid: 0, fld_name: 'Everybody', fld_mosttotal: '500000.00' },
        {
          ...preset,
          fld_userid: approver.userId,
          fld_name: await nameOf(approver),
          fld_mosttotal: '1000000.00',
          fld_mostdiscount: '15.00',
          fld_mostbelowmrp: '10.50',
          fld_own: 'No',
        },
      ],
    ]);
  });
});

describe('UpdateApprovalLimits', () => {
  test('belongs to Administrators by login type, whatever rights others hold (APR-04)', async () => {
    const limit = { limits: [{ userid: approver.userId, mosttotal: 1 }] };
    expect((await approver.send('UpdateApprovalLimits', limit)).status).toBe(403);
    const boss = await panel.userWith([], 'Administrator');
    expect((await boss.send('UpdateApprovalLimits', limit)).status).toBe(200);
    expect(await limits()).toHaveLength(1);
  });

  test('leaves what is left out and takes out what is blank (APR-04)', async () => {
    const { userId } = await panel.userWith(['Approve Quotation']);
    await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: userId, mosttotal: '100', mostdiscount: '5', pending: 'No' }] });
    await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: userId, mosttotal: '', mostbelowmrp: 0 }] });
    expect(await limits()).toMatchObject([{ mostTotal: null, mostDiscount: 5_00, mostBelowMrp: 0, pending: 'No', own: 'Yes', version: 2 }]);
  });

  test('changes all or nothing, and refuses an older version (APR-04)', async () => {
    const stale = await panel.admin.send('UpdateApprovalLimits', {
      limits: [
        { userid: other.userId, mosttotal: 5 },
        { userid: approver.userId, mosttotal: 5, version: 3 },
      ],
      remove: [0],
    });
    expect(refusalOf(stale)).toEqual([409, 'VersionConflict']);
    expect(await limits()).toEqual([]);
    await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: other.userId, mosttotal: 5 }] });
    await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: other.userId, mosttotal: 6, version: 1 }] });
    const late = await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: other.userId, mosttotal: 7, version: 1 }] });
    expect([refusalOf(late), await limits()]).toMatchObject([[409, 'VersionConflict'], [{ mostTotal: 6_00, version: 2 }]]);
  });

  test('refuses a user who is named twice (APR-04)', async () => {
    const { userId } = approver;
    const reply = await panel.admin.send('UpdateApprovalLimits', {
      limits: [
        { userid: userId, mosttotal: 5 },
        { userid: userId, mosttotal: 6 },
      ],
    });
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([
      400,
      'A user is named twice. Each user has one row of limits.',
      'limits',
    ]);
    expect(await limits()).toEqual([]);
  });

  test('refuses a form that was opened before the limits were removed and added again (APR-04)', async () => {
    const change = (mosttotal: number, version?: number) =>
      panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: approver.userId, mosttotal, version }] });
    await change(5);
    await panel.admin.send('UpdateApprovalLimits', { limits: [], remove: [approver.userId] });
    expect(await limits()).toEqual([]);
    expect(refusalOf(await change(6, 1))).toEqual([409, 'VersionConflict']);
    await change(7);
    expect(refusalOf(await change(8, 1))).toEqual([409, 'VersionConflict']);
    const [added] = await limits();
    expect(added).toMatchObject({ mostTotal: 7_00 });
    expect((await change(9, added?.version)).status).toBe(200);
    expect(await limits()).toMatchObject([{ mostTotal: 9_00, pending: 'Yes' }]);
  });

  test('refuses limits added for a user who has got some since, and keeps those (APR-04)', async () => {
    const boss = await panel.userWith([], 'Administrator');
    const add = (who: Caller, mosttotal: number) =>
      who.send('UpdateApprovalLimits', { limits: [{ userid: approver.userId, mosttotal, version: 0 }] });
    expect((await add(panel.admin, 5)).status).toBe(200);
    const late = await add(boss, 6);
    expect([refusalOf(late), late.json.data]).toEqual([
      [409, 'LimitsPresent'],
      'These limits are set already. Edit them instead of adding them.',
    ]);
    expect(await limits()).toMatchObject([{ mostTotal: 5_00 }]);
    await panel.admin.call('UpdateApprovalLimits', { limits: [], remove: [approver.userId] });
    expect((await add(boss, 6)).status).toBe(200);
    expect(await limits()).toMatchObject([{ mostTotal: 6_00 }]);
  });

  test('limits added by two Administrators at once are those of one of them (APR-04)', async () => {
    const boss = await panel.userWith([], 'Administrator');
    const replies = await Promise.all(
      [panel.admin, boss].map((who, index) =>
        who.send('UpdateApprovalLimits', { limits: [{ userid: 0, mosttotal: 5 + index, version: 0 }] }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.filter(({ status }) => status === 409).map(refusalOf)).toEqual([[409, 'LimitsPresent']]);
    expect(await limits()).toMatchObject([{ mostTotal: replies[0]?.status === 200 ? 5_00 : 6_00 }]);
  });

  test('first writes of two Administrators at once leave one row (APR-04)', async () => {
    const boss = await panel.userWith([], 'Administrator');
    const replies = await Promise.all([
      panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: 0, mosttotal: 5 }] }),
      boss.send('UpdateApprovalLimits', { limits: [{ userid: 0, mosttotal: 6 }] }),
    ]);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await limits()).toHaveLength(1);
  });

  test.each([
    ['mosttotal', -1],
    ['mosttotal', 0],
    ['mosttotal', '10000000000.01'],
    ['mosttotal', 'NaN'],
    ['mosttotal', '1e5'],
    ['mostdiscount', -0.01],
    ['mostdiscount', 100.01],
    ['mostbelowmrp', '10.005'],
    ['mostbelowmrp', {}],
  ])('refuses %s %j (APR-05)', async (field, value) => {
    const { status, json } = await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: approver.userId, [field]: value }] });
    expect([status, json.data]).toEqual([400, 'This limit is out of range.']);
    expect(await limits()).toEqual([]);
  });

  test('accepts the smallest and the largest limits (APR-05)', async () => {
    const row = (mosttotal: string, mostdiscount: number) => ({ limits: [{ userid: approver.userId, mosttotal, mostdiscount }] });
    for (const limit of [row('0.01', 0), row('10000000000.00', 100)])
      expect((await panel.admin.send('UpdateApprovalLimits', limit)).status).toBe(200);
  });

  test('refuses limits for users who may not approve: without the right, deleted or unknown (APR-05)', async () => {
    const gone = await panel.userWith(['Approve Quotation']);
    await panel.admin.call('DeleteUser', { userId: gone.userId });
    for (const userid of [(await panel.userWith(['Void Quotation'])).userId, gone.userId, 4_711_000]) {
      const { status, json } = await panel.admin.send('UpdateApprovalLimits', {
        limits: [
          { userid: approver.userId, mosttotal: 5 },
          { userid, mosttotal: 5 },
        ],
      });
      expect([status, json.data]).toEqual([400, 'This user may not approve quotations.']);
    }
    expect(await limits()).toEqual([]);
  });

  test('refuses 1,000 limits in a request (APR-05)', async () => {
    const many = Array.from({ length: 1000 }, () => ({ userid: approver.userId, mosttotal: 5 }));
    expect((await panel.admin.send('UpdateApprovalLimits', { limits: many })).status).toBe(400);
    expect(await limits()).toEqual([]);
  });

  test('removes limits, also those of a user who is deleted by now, and is in the audit log (APR-04)', async () => {
    const leaver = await panel.userWith(['Approve Quotation']);
    await panel.admin.send('UpdateApprovalLimits', { limits: [{ userid: leaver.userId, mosttotal: 5 }] });
    await panel.admin.call('DeleteUser', { userId: leaver.userId });
    await panel.admin.call('UpdateApprovalLimits', { limits: [], remove: [leaver.userId, other.userId] });
    expect(await limits()).toEqual([]);
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'approval limit' });
    expect(rows[0]).toMatchObject({ operation: 'UpdateApprovalLimits', recordName: await nameInLog(leaver) });
  });
});

async function nameInLog({ userId }: Person): Promise<string> {
  const { name } = await panel.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}
