import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { openFollowUpOffice, type FollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addApprovedQuotation, addQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { readMail, textOf } from '../../../testing/panel/read-mail.ts';
import { occupy } from '../../../testing/panel/busy-team.ts';
import { pdfThreads } from '../printing/public.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let office: FollowUpOffice;
beforeAll(async () => {
  office = await openFollowUpOffice();
});
afterAll(() => office.panel.stop());
beforeEach(() => office.set({}));

describe('SendMailer', () => {
  test('sends the letter to the contact person and answers 200 (QLS-20)', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp, from: 'Taramandal <sales@taramandal.example.in>' });
    const { quotation, body } = await office.request();
    const reply = await office.seller.send('SendMailer', body);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ MailId: expect.any(Number) }] }]);
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'sales@taramandal.example.in', to: [quotation.email] });
    const letter = readMail(received?.source ?? '');
    expect(letter.headers).toMatchObject({
      subject: `Follow-up on Commercial Proposal Ref ${quotation.number} - Status Update`,
      from: 'Taramandal <sales@taramandal.example.in>',
      'reply-to': expect.stringContaining('@example.in>'),
      date: 'Fri, 20 Nov 2026 04:30:00 +0000',
    });
    for (const type of ['text/plain', 'text/html']) {
      for (const shown of [quotation.name, quotation.number, '20/11/2026', 'INR 10,738.00', 'Test User'])
        expect(textOf(letter, type)).toContain(shown);
    }
  });

  test('attaches the PDF of the quotation', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const { quotation, body } = await office.request();
    expect((await office.seller.send('SendMailer', body)).status).toBe(200);
    const attached = readMail(server.received[0]?.source ?? '').parts.find((part) => part.type === 'application/pdf');
    expect(attached?.fileName).toBe(`${quotation.number.replaceAll('/', '-')}-20-11-2026.pdf`);
    const { pages } = await readPdf(attached?.content ?? new Uint8Array());
    expect(pages[0]).toContain(quotation.number);
  });

  test('refuses a quotation whose document cannot be printed, and sends nothing', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const productId = await addProduct(office.panel.admin, { name: 'Happy Bed 😀' });
    const { body } = await office.request((caller, input) =>
      addApprovedQuotation(caller, { ...input, products: (input.products ?? []).map((line) => ({ ...line, productId })) }),
    );
    const reply = await office.seller.send('SendMailer', body);
    expect([reply.status, reply.json.data]).toEqual([409, 'Cannot be printed: 😀 in line 1 (Happy Bed 😀). Use other characters there.']);
    expect(server.received).toEqual([]);
  });

  test('refuses a pending and a void quotation, and logs no mail', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const [pending, voided] = [await office.request(addQuotation), await office.request()];
    await office.panel.admin.call('UpdatequotationStatus', { quotationId: voided.quotation.quotationId, status: 'Void' });
    const refused = [
      { ...pending, sentence: 'This quotation cannot be mailed until it is approved.' },
      { ...voided, sentence: 'This quotation is void and can no longer be mailed.' },
    ];
    for (const { quotation, body, sentence } of refused) {
      const reply = await office.seller.send('SendMailer', body);
      expect([reply.status, reply.json.data]).toEqual([409, sentence]);
      expect(await office.mailsAbout(quotation.quotationId)).toEqual([]);
    }
    expect(server.received).toEqual([]);
  });

  test('comes from the sending user’s office address when the settings name no sender', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const [login] = await office.seller.call('GetLoginRecord', {});
    await office.seller.send('SendMailer', (await office.request()).body);
    expect(server.received[0]?.from).toBe(login?.officeEmail);
  });

  test('comes from the issuing company when the sending user has no office address, and is never without a sender', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const withoutAddress = await office.panel.userWith(['Follow Up']);
    await office.panel.db.updateTable('users').set({ office_email: '' }).where('id', '=', withoutAddress.userId).execute();
    const { quotation, body } = await office.request();
    expect((await withoutAddress.send('SendMailer', body)).status).toBe(200);
    expect(server.received.map(({ from }) => from)).toEqual([quotation.companyForEmail]);
    await office.panel.db.updateTable('quotations').set({ printed: '{}' }).where('id', '=', quotation.quotationId).execute();
    expect((await withoutAddress.send('SendMailer', body)).json.error.code).toBe('NoSender');
  });

  test('writes names as text, whatever they contain', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const name = 'Ms. <img src=x onerror=alert(1)> "O\'Neil" & आशा';
    const [added] = await office.panel.admin.call(
      'AddCustomer',
      aCustomer({ contacts: [{ name, designation: 'Bursar', email: 'asha@example.in', mobile: '9000000055', phone: '' }] }),
    );
    const customerId = added?.customerId ?? 0;
    const [contact] = await office.panel.admin.call('GetCustomerContactPerson', { customerId });
    const quotationId = await addApprovedQuotation(
      office.panel.admin,
      aQuotation({ ...office.setup, customerId, contactPersonId: contact?.contactId ?? 0 }),
    );
    expect((await office.seller.send('SendMailer', { quotationid: quotationId, email: 'asha@example.in' })).status).toBe(200);
    const letter = readMail(server.received[0]?.source ?? '');
    expect(textOf(letter, 'text/plain')).toContain(`Dear ${name},`);
    expect(textOf(letter, 'text/html')).toContain('Dear Ms. &lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; आशा,');
    expect(textOf(letter, 'text/html')).not.toContain('<img');
    expect(server.received[0]?.to).toEqual(['asha@example.in']);
  });

  test('writes to the current address of a contact person whose address was corrected', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const own = await addSalesSetup(office.panel.admin);
    const quotation = await office.listed(await addApprovedQuotation(office.panel.admin, aQuotation(own)));
    const { rows } = await office.panel.admin.call('GetCustomer', { customerId: own.customerId });
    const [customer] = rows;
    const [contact] = await office.panel.admin.call('GetCustomerContactPerson', { customerId: own.customerId });
    if (!customer || !contact) throw new Error('the customer is not listed');
    const changed = { ...contact, email: 'corrected@example.in' };
    await office.panel.admin.call('UpdateCustomer', {
      ...customer,
      industry: customer.industryId,
      companyType: customer.companyType,
      country: customer.countryId,
      state: customer.stateId,
      city: customer.cityId,
      contacts: [changed],
    });
    const [followUp] = await office.seller.call('GetFollowUp', { quotationId: quotation.quotationId });
    expect(followUp).toMatchObject({ name: quotation.name, email: 'corrected@example.in' });
    // The quotation still shows the address of the day it was made.
    expect((await office.seller.send('SendMailer', { quotationid: quotation.quotationId, email: quotation.email })).status).toBe(200);
    expect(server.received.map(({ to }) => to)).toEqual([['corrected@example.in']]);
  });

  test.each<[string, object, number, string]>([
    ['an empty address', { email: '' }, 400, 'Please add email id'],
    ['a missing address', { email: undefined }, 400, 'Please add email id'],
    [
      'another person’s address, so that no one can mail strangers through the panel',
      { email: 'somebody@elsewhere.example' },
      400,
      'This is not the e-mail address of the contact person of this quotation.',
    ],
    [
      'a second address after the first',
      { email: 'a@example.in, b@example.in' },
      400,
      'This is not the e-mail address of the contact person of this quotation.',
    ],
    [
      'another header after the address',
      { email: 'a@example.in\r\nBcc: b@example.in' },
      400,
      'Email contains characters that cannot be stored.',
    ],
    ['another customer', { clientid: 999_999 }, 400, 'This quotation belongs to another customer.'],
    ['a quotation that does not exist', { quotationid: 999_999 }, 404, 'This quotation does not exist.'],
  ])('refuses %s, and reports this before any fault of the mail server (QLS-19)', async (_, change, status, sentence) => {
    const { body } = await office.request();
    const reply = await office.seller.send('SendMailer', { ...body, ...change });
    expect([reply.status, reply.json.data]).toEqual([status, sentence]);
  });

  test('is open to the configured mobile numbers and to holders of Send Quotation alone (QLS-14, FUP-12)', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const { body } = await office.request();
    const other = await office.panel.userWith(['Quotation List', 'Add Follow Up']);
    for (const name of ['SendMailer', 'GetFollowUp'] as const) {
      const reply = await other.send(name, body);
      expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    }
    expect(server.received).toEqual([]);
    const holder = await office.panel.userWith(['Send Quotation']);
    expect((await holder.send('GetFollowUp', body)).status).toBe(200);
    expect((await holder.send('SendMailer', body)).status).toBe(200);
    expect(server.received).toHaveLength(1);
    const held = async (caller: Caller) =>
      (await caller.call('GetUserSubMenuAccessRights', {})).find((right) => right.menuName === 'Follow Up')?.access;
    expect([await held(office.panel.admin), await held(office.seller)]).toEqual([0, 1]);
  });
});

describe('a quotation that is decided', () => {
  async function markLost(quotationId: number): Promise<void> {
    const [reason] = await office.panel.admin.call('GetLostReason', {});
    const { version } = await office.listed(quotationId);
    await office.panel.admin.call('MarkQuotationLost', { quotationId, version, lostReason: reason?.value ?? 0 });
  }

  test('is not mailed once it is lost (FUP-16)', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const { quotation, body } = await office.request();
    await markLost(quotation.quotationId);
    const reply = await office.seller.send('SendMailer', body);
    expect([reply.status, reply.json.data]).toEqual([409, 'This quotation is no longer open.']);
    expect(server.received).toEqual([]);
  });

  test('is looked at again before the mail is handed over (FUP-16)', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const [lost, replaced] = [await office.request(), await office.request()];
    const free = await occupy(office.panel.helpers.teamOf(pdfThreads));
    const team = office.panel.helpers.teamOf(pdfThreads);
    const before = team.counts().waiting;
    const sending = [lost, replaced].map(async ({ body }) => office.seller.send('SendMailer', body));
    // Both are past their first look: their PDFs wait for a helper.
    await vi.waitUntil(() => team.counts().waiting === before + sending.length, { timeout: 20_000 });
    await markLost(lost.quotation.quotationId);
    const number = `${replaced.quotation.number}-R1`;
    const { version } = await office.listed(replaced.quotation.quotationId);
    const { products = [], ...header } = aQuotation(office.setup);
    const revision = { ...header, products, quotationId: replaced.quotation.quotationId, version, reason: 'A longer bed' };
    await office.panel.admin.call('AddQuotationRevision', revision);
    await free();
    const replies = await Promise.all(sending);
    expect(replies.map(({ status, json }) => [status, json.data])).toEqual([
      [409, 'This quotation is no longer open.'],
      [409, `This quotation has been replaced by ${number}.`],
    ]);
    expect(server.received).toEqual([]);
    expect(await office.mailsAbout(lost.quotation.quotationId)).toEqual([]);
  });
});

describe('the mail log', () => {
  test('records time, sender, recipient and the mail server’s answer, the latest first', async () => {
    office.set({ transport: (await startMailServer()).smtp });
    const { quotation, body } = await office.request();
    await office.seller.send('SendMailer', body);
    office.panel.clock.pass(60);
    await office.seller.send('SendMailer', body);
    const [login] = await office.seller.call('GetLoginRecord', {});
    const now = office.panel.clock.now();
    const entry = {
      sentBy: login?.name,
      recipients: quotation.email,
      subject: expect.stringContaining(quotation.number),
      result: 'sent',
      answer: expect.stringContaining('Taken, thank you'),
    };
    const times = [now, new Date(now.getTime() - 3_600_000)].map((at) => at.toISOString());
    expect(await office.mailsAbout(quotation.quotationId)).toMatchObject(times.map((sentAt) => ({ ...entry, sentAt })));
    expect((await office.listed(quotation.quotationId)).followedUpAt).toBe(times[0]);
    const messageIds = await office.panel.db
      .selectFrom('mail_log')
      .select('message_id')
      .where('quotation_id', '=', quotation.quotationId)
      .execute();
    expect(new Set(messageIds.map((row) => row.message_id)).size).toBe(2);
  });

  test('names the mail by the Message-ID that its recipient sees', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp });
    const { quotation, body } = await office.request();
    await office.seller.send('SendMailer', body);
    const row = await office.panel.db
      .selectFrom('mail_log')
      .select('message_id')
      .where('quotation_id', '=', quotation.quotationId)
      .executeTakeFirstOrThrow();
    expect(readMail(server.received[0]?.source ?? '').headers['message-id']).toBe(row.message_id);
  });
});

describe('with an outbox folder in place of a mail server', () => {
  test('the mail is written there, and the log records it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    office.set({ transport: { folder } });
    const { quotation, body } = await office.request();
    expect((await office.seller.send('SendMailer', body)).status).toBe(200);
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    expect(readMail(await readFile(join(folder, files[0] ?? ''), 'utf8')).headers['to']).toContain(quotation.email);
    expect(await office.mailsAbout(quotation.quotationId)).toMatchObject([{ result: 'written', answer: files[0] }]);
  });

  test('the mail is reported as not written if the folder is gone', async () => {
    office.set({ transport: { folder: join(tmpdir(), 'vikray-no-such-outbox') } });
    const { quotation, body } = await office.request();
    const reply = await office.seller.send('SendMailer', body);
    expect([reply.status, reply.json.data]).toEqual([409, 'The mail could not be written to the outbox folder.']);
    expect(await office.mailsAbout(quotation.quotationId)).toMatchObject([{ result: 'failed' }]);
  });
});
