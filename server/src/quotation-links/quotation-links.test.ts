import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink, postForm, shareQuotation } from '../../../testing/builders/quotation-links.ts';
import { addApprovedQuotation, addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { occupy } from '../../../testing/panel/busy-team.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { pdfThreads } from '../printing/public.ts';

const linkUrl = new URL('https://offers.example.in/');
let panel: TestPanel;
let setup: SalesSetup;
let sender: Caller;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl });
  setup = await addSalesSetup(panel.admin);
  sender = await panel.userWith(['Send Quotation']);
});
afterAll(() => panel.stop());

async function withdrawRights(userId: number): Promise<void> {
  await panel.db.updateTable('user_submenus').set({ has_access: 0 }).where('user_id', '=', userId).execute();
  await panel.db
    .updateTable('users')
    .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
    .execute();
}

const linksOf = async (quotationId: number) => (await panel.admin.call('GetQuotationLink', { quotationId })).data;

describe('AddQuotationLink', () => {
  test('answers the number of the link and, once, its address; the database has the hash of the token alone (FUP-22, FUP-23)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const body = { quotationid: quotationId, channel: 'WhatsApp' };
    const reply = await sender.send('AddQuotationLink', body, { key: 'a-key-for-one-link' });
    expect([reply.status, reply.json]).toEqual([
      201,
      { data: [{ LinkId: expect.any(Number), url: expect.stringMatching(/^https:\/\/offers\.example\.in\/q\/[\w-]{43}$/) }] },
    ]);
    const [{ LinkId, url }] = reply.json.data;
    const repeat = await sender.send('AddQuotationLink', body, { key: 'a-key-for-one-link' });
    expect([repeat.status, repeat.json]).toEqual([201, { data: [{ LinkId }] }]);
    const token = url.split('/').at(-1);
    const stored = JSON.stringify([
      await panel.db.selectFrom('quotation_links').selectAll().execute(),
      await panel.db.selectFrom('idempotency_keys').selectAll().execute(),
      await panel.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(await linksOf(quotationId)).toHaveLength(1);
  });

  test('is open to Send Quotation and to Follow Up, and to no one else (FUP-22)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const input = { quotationId, channel: 'Copy' } as const;
    const statuses = [];
    for (const rights of [['Send Quotation'], ['Follow Up'], ['Add Quotation', 'Approve Quotation']] as const)
      statuses.push((await (await panel.userWith(rights)).ask('AddQuotationLink', input)).status);
    expect([...statuses, (await panel.visitor().ask('AddQuotationLink', input)).status]).toEqual([201, 201, 403, 401]);
  });

  test.each<[string, (userId: number) => Promise<unknown>, [number, string]]>([
    ['who has been deleted', async (userId) => panel.admin.call('DeleteUser', { userId }), [401, 'NotSignedIn']],
    ['who has lost the right', async (userId) => withdrawRights(userId), [403, 'NotAuthorised']],
  ])('makes no link for a user %s while its paper was drawn (FUP-22)', async (_, change, refused) => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const leaver = await panel.userWith(['Send Quotation']);
    const team = panel.helpers.teamOf(pdfThreads);
    const freeThreads = await occupy(team);
    const before = team.counts().waiting;
    const asked = leaver.ask('AddQuotationLink', { quotationId, channel: 'Copy' });
    await expect.poll(() => team.counts().waiting).toBe(before + 1);
    await change(leaver.userId);
    await freeThreads();
    expect(refusalOf(await asked)).toEqual(refused);
    expect(await linksOf(quotationId)).toEqual([]);
  });

  test('refuses what is not shown as Approved, and keeps no paper of it (FUP-22, REV-21)', async () => {
    const pending = await addQuotation(panel.admin, aQuotation(setup));
    const isVoid = await addApprovedQuotation(panel.admin, aQuotation(setup));
    await panel.admin.call('UpdatequotationStatus', { quotationId: isVoid, status: 'Void' });
    const replaced = await addApprovedQuotation(panel.admin, aQuotation(setup));
    await addRevision(panel, replaced, aQuotation(setup), 'A lower price');
    for (const quotationId of [pending, isVoid, replaced]) {
      const { status, json } = await sender.ask('AddQuotationLink', { quotationId, channel: 'Copy' });
      expect([status, json.data]).toEqual([409, 'Only an approved quotation can be shared.']);
      expect((await sender.fetch(`/api/quotations/${quotationId}.pdf?as=sent`)).status).toBe(404);
    }
    expect((await sender.ask('AddQuotationLink', { quotationId: 999_999, channel: 'Copy' })).status).toBe(404);
  });

  test('ends with the validity, else after 30 days, and at most 90 days ahead (FUP-23)', async () => {
    const ends = async (change: object, expiresOn?: string) => {
      const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup, undefined, change));
      await addLink(sender, quotationId, { expiresOn });
      return (await linksOf(quotationId))[0]?.expiresOn;
    };
    expect(await ends({ validUntil: '2026-12-01' })).toBe('2026-12-01');
    expect(await ends({})).toBe('2026-12-20');
    expect(await ends({ validUntil: '2027-11-20' })).toBe('2027-02-18');
    expect(await ends({}, '2027-02-18')).toBe('2027-02-18');
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    for (const expiresOn of ['2027-02-19', '2026-11-19']) {
      const { status, json } = await sender.ask('AddQuotationLink', { quotationId, channel: 'Copy', expiresOn });
      expect([status, json.data]).toEqual([400, 'Please select a date within the next 90 days.']);
    }
  });

  test('makes at most 20 links that are live, also of many at once; a withdrawn one makes room (FUP-23)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const input = { quotationId, channel: 'Copy' } as const;
    const replies = await Promise.all(Array.from({ length: 25 }, () => sender.ask('AddQuotationLink', input)));
    expect(statusCounts(replies)).toEqual({ 201: 20, 409: 5 });
    const refused = await sender.ask('AddQuotationLink', input);
    expect(refused.json.data).toBe('This quotation has 20 links. Withdraw one first.');
    const [link] = await linksOf(quotationId);
    await sender.call('WithdrawQuotationLink', { linkId: link?.linkId ?? 0 });
    expect((await sender.ask('AddQuotationLink', input)).status).toBe(201);
  });

  test('needs an address for links: LINK_URL, or else a PUBLIC_URL with https (FUP-24)', async () => {
    const bare = await startTestPanel({ linkUrl: undefined, publicUrl: new URL('http://panel.example.in') });
    try {
      const own = await addSalesSetup(bare.admin);
      const quotationId = await addApprovedQuotation(bare.admin, aQuotation(own));
      const { status, json } = await bare.admin.ask('AddQuotationLink', { quotationId, channel: 'Copy' });
      expect([status, json.data]).toEqual([409, 'Set PUBLIC_URL to share links.']);
      expect((await bare.admin.call('GetQuotationLink', { quotationId })).canshare).toBe('No');
      expect(bare.addresses().filter((url) => url.startsWith('/q'))).toEqual([]);
      expect((await bare.visitor().fetch(`/q/${'A'.repeat(43)}`)).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});

describe('GetQuotationLink', () => {
  test('answers the links without their tokens, newest first, to everyone who is logged in (FUP-25)', async () => {
    const { quotationId, path } = await shareQuotation(panel.admin, setup);
    await addLink(sender, quotationId);
    const reply = await (await panel.userWith([])).send('GetQuotationLink', { quotationid: quotationId });
    expect(reply.json).toEqual({
      data: [expect.objectContaining({ fld_linkstate: 'Live' }), expect.objectContaining({ fld_linkstate: 'Live' })],
      canshare: 'Yes',
    });
    expect(reply.json.data[1]).toEqual({
      fld_linkid: expect.any(Number),
      fld_channel: 'Copy',
      fld_createdby: expect.any(String),
      fld_createdat: panel.clock.now().toISOString(),
      fld_expireson: '2026-12-20',
      fld_linkstate: 'Live',
      fld_openedat: '',
      fld_answer: '',
    });
    expect(reply.text).not.toContain(path.split('/').at(-1));
    expect((await panel.visitor().send('GetQuotationLink', { quotationid: quotationId })).status).toBe(401);
  });
});

describe('WithdrawQuotationLink', () => {
  test('ends the link at once, once, and says so in the history (FUP-25, FUP-32, FUP-38)', async () => {
    const { quotationId, linkId, path } = await shareQuotation(panel.admin, setup);
    expect((await (await panel.userWith(['Add Quotation'])).ask('WithdrawQuotationLink', { linkId })).status).toBe(403);
    for (let time = 0; time < 2; time++) expect((await sender.ask('WithdrawQuotationLink', { linkId })).status).toBe(200);
    const visitor = panel.visitor();
    for (const reply of [
      await visitor.fetch(path),
      await postForm(visitor, path, { answer: 'Accept' }),
      await visitor.fetch(`${path}?pdf`),
    ]) {
      expect(reply.status).toBe(410);
      expect(reply.text).toContain('This link has expired.');
    }
    expect((await linksOf(quotationId))[0]?.linkState).toBe('Withdrawn');
    const links = await panel.admin.call('GetTimeline', { record: 'quotation', recordId: quotationId, kind: 'Link' });
    expect(links.map(({ text }) => text.replace(/ to \S+/, ''))).toEqual(['withdrew a link (Copy)', 'made a link (Copy)']);
    const unknown = await sender.ask('WithdrawQuotationLink', { linkId: 999_999 });
    expect([unknown.status, unknown.json.data]).toEqual([404, 'This link does not exist.']);
  });
});
