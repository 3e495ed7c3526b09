import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFollowUpOffice, type FollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { occupy } from '../../../testing/panel/busy-team.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { pdfThreads } from '../printing/public.ts';

let office: FollowUpOffice;
beforeAll(async () => {
  office = await openFollowUpOffice();
});
afterAll(() => office.panel.stop());
beforeEach(() => office.set({}));

let lastKey = 0;
const aKey = () => `mail-${String(++lastKey).padStart(6, '0')}`;

describe('a mail that is requested again under its key', () => {
  test('is sent once and answered as before', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const [{ body }, key] = [await office.request(), aKey()];
    const [first, again] = [await office.seller.send('SendMailer', body, { key }), await office.seller.send('SendMailer', body, { key })];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect(server.received).toHaveLength(1);
  });

  test('is sent once even when 10 requests arrive together', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const [{ body }, key] = [await office.request(), aKey()];
    const replies = await Promise.all(Array.from({ length: 10 }, () => office.seller.send('SendMailer', body, { key })));
    expect(Object.keys(statusCounts(replies)).toSorted()).toEqual(statusCounts(replies)['409'] === undefined ? ['200'] : ['200', '409']);
    expect(replies.filter((reply) => reply.status === 409).every((reply) => reply.json.error.code === 'KeyUnanswered')).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  test('may be sent after a refusal', async () => {
    const [{ body }, key] = [await office.request(), aKey()];
    expect((await office.seller.send('SendMailer', body, { key })).json.error.code).toBe('NoMailServer');
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    expect((await office.seller.send('SendMailer', body, { key })).status).toBe(200);
    expect(server.received).toHaveLength(1);
  });

  test('is not sent at all for a user who has been deleted while its PDF was drawn, and leaves its key free', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const { panel } = office;
    const [{ body, quotation }, key] = [await office.request(), aKey()];
    const leaver = await panel.userWith(['Follow Up']);
    const team = panel.helpers.teamOf(pdfThreads);
    const freeThreads = await occupy(team);
    const before = team.counts().waiting;
    const asked = leaver.send('SendMailer', body, { key });
    await expect.poll(() => team.counts().waiting).toBe(before + 1);
    await panel.admin.call('DeleteUser', { userId: leaver.userId });
    await freeThreads();
    expect([refusalOf(await asked), server.received.length]).toEqual([[401, 'NotSignedIn'], 0]);
    expect(await office.mailsAbout(quotation.quotationId)).toEqual([]);
    expect(await panel.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', leaver.userId).execute()).toEqual([]);
  });

  test('is not sent again when the mail server hung up after the whole mail, and is reported as uncertain again', async () => {
    const server = await startMailServer({ beforeConfirming: (broken) => broken.dropConnection() });
    office.set({ transport: server.smtp });
    const [{ body }, key] = [await office.request(), aKey()];
    const [first, again] = [await office.seller.send('SendMailer', body, { key }), await office.seller.send('SendMailer', body, { key })];
    for (const reply of [first, again]) {
      expect([reply.status, reply.json.error.code, reply.json.data]).toEqual([
        409,
        'Uncertain',
        expect.stringContaining('The mail may have been sent'),
      ]);
    }
    expect(server.received).toHaveLength(1);
    expect((await office.seller.send('SendMailer', body, { key: aKey() })).json.error.code).toBe('Uncertain');
    expect(server.received).toHaveLength(2);
  });

  test('is not mistaken for another mail', async () => {
    office.set({ transport: (await startMailServer()).smtp });
    const [one, other, key] = [await office.request(), await office.request(), aKey()];
    await office.seller.send('SendMailer', one.body, { key });
    expect((await office.seller.send('SendMailer', other.body, { key })).json.error.code).toBe('KeyReused');
  });
});
