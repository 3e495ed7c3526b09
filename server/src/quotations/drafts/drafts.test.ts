import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminMobile, startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { password } from '../../../../testing/builders/users.ts';
import { aQuotation, addQuotation, addSalesSetup, type SalesSetup } from '../../../../testing/builders/quotations.ts';
import type { Caller, Reply } from '../../../../testing/panel/caller.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const entered = { title: 'Niramaya Lotus, 2 products', content: '{"form":{}}' };

async function addDraft(caller: Caller, change: object = {}): Promise<number> {
  const reply = await caller.send('SaveQuotationDraft', { ...entered, ...change });
  expect(reply.status).toBe(201);
  return reply.json.data[0].DraftId;
}

async function draftsOf(caller: Caller) {
  return (await caller.send('GetQuotationDraft')).json.data;
}

const said = (reply: Reply) => [reply.status, reply.json.data];

describe('SaveQuotationDraft', () => {
  test('adds a draft with 201 and changes it with 200, for a user without any right (REV-02)', async () => {
    const user = await panel.userWith([]);
    const added = await user.send('SaveQuotationDraft', entered);
    expect(said(added)).toEqual([201, [{ DraftId: expect.any(Number), Version: 1 }]]);
    const draftid = added.json.data[0].DraftId;
    expect(said(await user.send('SaveQuotationDraft', { ...entered, draftid, version: 1, title: 'Later' }))).toEqual([
      200,
      [{ DraftId: draftid, Version: 2 }],
    ]);
    expect((await draftsOf(user)).map((draft: object) => draft)).toMatchObject([{ fld_draftid: draftid, fld_title: 'Later' }]);
  });

  test('changes whatever version there is when the request names none (REV-02)', async () => {
    const user = await panel.userWith([]);
    const draftid = await addDraft(user);
    for (const version of [2, 3])
      expect(said(await user.send('SaveQuotationDraft', { ...entered, draftid }))).toEqual([200, [{ DraftId: draftid, Version: version }]]);
  });

  test('refuses a change to an older version, and keeps the newer one (REV-04)', async () => {
    const user = await panel.userWith([]);
    const draftid = await addDraft(user);
    await user.send('SaveQuotationDraft', { ...entered, draftid, version: 1, content: '{"from":"the first window"}' });
    const late = await user.send('SaveQuotationDraft', { ...entered, draftid, version: 1, content: '{"from":"the second window"}' });
    expect(said(late)).toEqual([409, 'This draft was changed in another window.']);
    expect(await draftsOf(user)).toMatchObject([{ fld_version: 2, fld_content: '{"from":"the first window"}' }]);
  });

  test('saves nothing over a draft that came after a discarded one (REV-04)', async () => {
    const user = await panel.userWith([]);
    const discarded = await addDraft(user);
    await user.send('DeleteQuotationDraft', { draftid: discarded });
    const draftid = await addDraft(user, { content: '{"from":"the second window"}' });
    const late = await user.send('SaveQuotationDraft', { ...entered, draftid: discarded, version: 1 });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(await draftsOf(user)).toMatchObject([{ fld_draftid: draftid, fld_version: 1, fld_content: '{"from":"the second window"}' }]);
  });

  test('refuses a version that no record can have (REV-04)', async () => {
    const user = await panel.userWith([]);
    const draftid = await addDraft(user);
    const reply = await user.send('SaveQuotationDraft', { ...entered, draftid, version: 2 ** 31 });
    expect(said(reply)[0]).toBe(400);
    expect(await draftsOf(user)).toMatchObject([{ fld_version: 1 }]);
  });

  test('of two changes to the same version at once, one is saved (REV-04)', async () => {
    const user = await panel.userWith([]);
    const draftid = await addDraft(user);
    const change = async (title: string) => user.send('SaveQuotationDraft', { ...entered, draftid, version: 1, title });
    const both = await Promise.all([change('The first window'), change('The second window')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('takes 200 KB and refuses more, in bytes, up to any size (REV-02)', async () => {
    const user = await panel.userWith([]);
    const ofBytes = (bytes: number, letter = 'x') => `{"a":"${letter.repeat((bytes - 8) / new TextEncoder().encode(letter).length)}"}`;
    const full = ofBytes(200 * 1024);
    const draftid = await addDraft(user, { content: full });
    expect((await draftsOf(user))[0].fld_content).toBe(full);
    for (const content of [ofBytes(200 * 1024 + 1), ofBytes(200 * 1024 + 10, 'क'), ofBytes(3 * 1024 * 1024)]) {
      expect(said(await user.send('SaveQuotationDraft', { ...entered, content }))).toEqual([413, 'This draft is too large to save.']);
      expect((await user.send('SaveQuotationDraft', { ...entered, draftid, version: 1, content })).status).toBe(413);
    }
    expect(await draftsOf(user)).toMatchObject([{ fld_version: 1, fld_content: full }]);
  });

  test.each([
    ['two objects under names that every object has', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
    ['200 KB of nesting', `{"a":${'['.repeat(102_000)}${']'.repeat(102_000)}}`],
    ['texts in any script and invisible characters', JSON.stringify({ a: 'लोटस \u200b\u202e \ud83e\ude91 <script>alert(1)</script>' })],
    ['odd spaces and an escaped half of a character', ' {\n"a" : "\\ud800 \\u0000" }\t'],
  ])('stores %s as the text that it is (REV-02)', async (_, content) => {
    const user = await panel.userWith([]);
    await addDraft(user, { content });
    expect((await draftsOf(user))[0].fld_content === content).toBe(true);
    expect((await user.send('GetLoginRecord')).status).toBe(200);
  });

  test('stores a title with HTML as text (REV-02)', async () => {
    const user = await panel.userWith([]);
    await addDraft(user, { title: '<img src=x onerror=alert(1)>, 1 product' });
    expect((await draftsOf(user))[0].fld_title).toBe('<img src=x onerror=alert(1)>, 1 product');
  });

  test.each(['', 'null', '[]', '5', '"text"', '{', '{"a":1}}', "{'a':1}", 'x'])(
    'refuses content that is not a JSON object: %s (REV-02)',
    async (content) => {
      const user = await panel.userWith([]);
      expect(said(await user.send('SaveQuotationDraft', { ...entered, content }))).toEqual([
        400,
        'The content of a draft must be a JSON object.',
      ]);
      expect(await draftsOf(user)).toEqual([]);
    },
  );

  test('names the quotation that is edited, which must exist (REV-02)', async () => {
    const user = await panel.userWith([]);
    const quotationid = await addQuotation(panel.admin, aQuotation(setup));
    const draftid = await addDraft(user, { quotationid });
    await user.send('SaveQuotationDraft', { ...entered, draftid, version: 1 });
    expect(await draftsOf(user)).toMatchObject([{ fld_quotationid: quotationid }]);
    const unknown = await user.send('SaveQuotationDraft', { ...entered, quotationid: 999_999 });
    expect(said(unknown)).toEqual([404, 'This quotation does not exist.']);
  });

  test('refuses a 21st draft until one is discarded, also when they arrive at once (REV-05)', async () => {
    const user = await panel.userWith([]);
    const replies = await Promise.all(Array.from({ length: 25 }, async () => user.send('SaveQuotationDraft', entered)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(said(reply)).toEqual([409, 'You have 20 drafts. Discard one first.']);
    const [first] = await draftsOf(user);
    expect((await user.send('SaveQuotationDraft', { ...entered, draftid: first.fld_draftid })).status).toBe(200);
    await user.send('DeleteQuotationDraft', { draftid: first.fld_draftid });
    await addDraft(user);
    expect(await draftsOf(user)).toHaveLength(20);
  });

  test('answers a repeat under the same Idempotency-Key with the same draft (REV-02)', async () => {
    const user = await panel.userWith([]);
    const replies = [];
    for (let time = 0; time < 2; time++) replies.push(await user.send('SaveQuotationDraft', entered, { key: 'the-same-key' }));
    expect(replies[1]?.text).toBe(replies[0]?.text);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await draftsOf(user)).toHaveLength(1);
  });

  test('leaves nothing in the audit log (REV-02)', async () => {
    const user = await panel.userWith([]);
    await user.send('DeleteQuotationDraft', { draftid: await addDraft(user) });
    const written = await panel.db.selectFrom('audit_log').select('id').where('user_id', '=', user.userId).execute();
    expect(written).toEqual([]);
  });
});

describe('GetQuotationDraft', () => {
  test("answers the user's own drafts, newest first, with these keys (REV-03)", async () => {
    const [user, other] = [await panel.userWith([]), await panel.userWith([])];
    const older = await addDraft(user, { title: 'Older' });
    panel.clock.pass(1);
    const newer = await addDraft(user, { title: 'Newer' });
    await addDraft(other);
    const drafts = await draftsOf(user);
    expect(drafts.map((draft: { fld_title: string }) => draft.fld_title)).toEqual(['Newer', 'Older']);
    expect(drafts[0]).toEqual({
      fld_draftid: newer,
      fld_title: 'Newer',
      fld_quotationid: null,
      fld_content: entered.content,
      fld_updatedon: panel.clock.now().toISOString(),
      fld_version: 1,
    });
    panel.clock.pass(1);
    await user.send('SaveQuotationDraft', { ...entered, draftid: older, version: 1, title: 'Older, changed last' });
    expect((await draftsOf(user))[0].fld_title).toBe('Older, changed last');
    expect((await user.send('GetQuotationDraft', { draftid: newer })).json.data).toMatchObject([{ fld_draftid: newer }]);
  });

  test("knows nothing of another's drafts (REV-03)", async () => {
    const [owner, other] = [await panel.userWith([]), await panel.userWith([])];
    const draftid = await addDraft(owner);
    const unknown = [404, 'This draft does not exist.'];
    for (const id of [draftid, 999_999]) {
      expect((await other.send('GetQuotationDraft', { draftid: id })).json.data).toEqual([]);
      expect(said(await other.send('SaveQuotationDraft', { ...entered, draftid: id, version: 1 }))).toEqual(unknown);
      expect(said(await other.send('DeleteQuotationDraft', { draftid: id }))).toEqual(unknown);
    }
    expect(await draftsOf(owner)).toMatchObject([{ fld_version: 1 }]);
  });
});

describe('A draft ends', () => {
  test('when its user discards it, once (REV-03)', async () => {
    const user = await panel.userWith([]);
    const draftid = await addDraft(user);
    expect(said(await user.send('DeleteQuotationDraft', { draftid }))).toEqual([200, [{ DraftId: draftid }]]);
    expect(said(await user.send('DeleteQuotationDraft', { draftid }))).toEqual([404, 'This draft does not exist.']);
  });

  test('with the submit that carries it, and only if that succeeds (REV-05)', async () => {
    const user = await panel.userWith(['Add Quotation']);
    const draftId = await addDraft(user);
    expect((await user.ask('AddQuotation', { ...aQuotation(setup), totalAmount: 1, draftId })).status).toBe(400);
    expect(await draftsOf(user)).toHaveLength(1);
    await user.call('AddQuotation', { ...aQuotation(setup), draftId });
    expect(await draftsOf(user)).toEqual([]);
  });

  test("never with another's submit, which ignores a foreign or unknown draft (REV-05)", async () => {
    const [owner, other] = [await panel.userWith([]), await panel.userWith(['Add Quotation'])];
    for (const draftId of [await addDraft(owner), 999_999, null])
      expect((await other.ask('AddQuotation', { ...aQuotation(setup), draftId })).status).toBe(201);
    expect(await draftsOf(owner)).toHaveLength(1);
  });

  test('after 60 days without a change (REV-05)', async () => {
    const user = await panel.userWith([]);
    const [first, second] = [await addDraft(user), await addDraft(user)];
    const days = 24 * 60;
    /** The drafts that are left after the housekeeping of this moment. The sessions of the day before have ended. */
    async function left(): Promise<number[]> {
      await panel.admin.logIn(adminMobile, password);
      await panel.admin.call('RunJob', { job: 'housekeeping' });
      await panel.jobs.settled();
      await user.logIn(user.mobile, password);
      return (await draftsOf(user)).map((draft: { fld_draftid: number }) => draft.fld_draftid);
    }
    panel.clock.pass(59 * days);
    expect(await left()).toEqual([second, first]);
    await user.send('SaveQuotationDraft', { ...entered, draftid: first });
    panel.clock.pass(days + 1);
    expect(await left()).toEqual([first]);
  });
});
