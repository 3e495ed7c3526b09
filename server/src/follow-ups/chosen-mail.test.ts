import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aContact, aCustomer } from '../../../testing/builders/customers.ts';
import { openFollowUpOffice, type FollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { textOfPage } from '../../../testing/builders/quotation-links.ts';
import { addApprovedQuotation, type addQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import { aUser } from '../../../testing/builders/users.ts';
import type { MailServer } from '../../../testing/panel/mail-receiver.ts';
import { smtpRefusal, startMailServer } from '../../../testing/panel/mail-server.ts';
import { readMail, textOf as partOf, type ReadMail } from '../../../testing/panel/read-mail.ts';

const offers = 'https://offers.example.in';
const asha = aContact({ name: 'Ms. {amount} <b>', email: 'asha@clinic.example.in' });
const bursar = aContact({ name: 'Mr. Devdatta Rao', email: 'bursar@clinic.example.in', mobile: '9000000092' });

let office: FollowUpOffice;
let customerId: number;
beforeAll(async () => {
  office = await openFollowUpOffice(new URL(offers));
  const clinic = aCustomer({ companyName: 'Asha Clinic', email: 'office@clinic.example.in', contacts: [asha, bursar] });
  customerId = (await office.panel.admin.call('AddCustomer', clinic))[0]?.customerId ?? 0;
});
afterAll(() => office.panel.stop());

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  office.set({ transport: server.smtp, from: 'sales@taramandal.example.in' });
});

/** A quotation to Asha, with the least body that asks for a mail about it. */
async function quote(add: typeof addQuotation = addApprovedQuotation) {
  const contacts = await office.panel.admin.call('GetCustomerContactPerson', { customerId });
  const contactPersonId = contacts.find(({ email }) => email === asha.email)?.contactId ?? 0;
  const quotationId = await add(office.panel.admin, aQuotation({ ...office.setup, customerId, contactPersonId }));
  const quotation = await office.listed(quotationId);
  return { quotation, body: { quotationid: quotationId, email: asha.email } };
}

/** Sends a mail and reads it as its recipient does. */
async function mailed(body: object): Promise<ReadMail> {
  const reply = await office.seller.send('SendMailer', body);
  expect([reply.status, reply.text]).toEqual([200, expect.stringMatching(/^\{"data":\[\{"MailId":\d+\}\]\}$/)]);
  return readMail(server.received.at(-1)?.source ?? '');
}

async function refused(body: object): Promise<[number, unknown]> {
  const { status, json } = await office.seller.send('SendMailer', body);
  expect(server.received).toEqual([]);
  return [status, json.data];
}

/** A part as text with plain line ends, without the one before the next part. */
const textOf = (mail: ReadMail, type: string) => partOf(mail, type).replaceAll('\r\n', '\n').replace(/\n$/, '');
const linkIn = (text: string) => /https:\/\/offers\.example\.in\/q\/[\w-]{43}/.exec(text)?.[0] ?? '';
const fileNames = (mail: ReadMail) => mail.parts.flatMap(({ fileName }) => fileName ?? []);

describe('a mail by a template', () => {
  test('has the facts of the quotation in both parts, as text (FUP-13, FUP-18, FUP-19)', async () => {
    const { quotation, body } = await quote();
    const { rows } = await office.seller.call('GetMailTemplate', { search: 'First Reminder' });
    const mail = await mailed({ ...body, templateid: rows[0]?.templateId });
    expect(mail.headers['subject']).toBe(`Our Quotation ${quotation.number} dated 20/11/2026`);
    const [options] = await office.seller.call('GetMailOptions', { quotationId: quotation.quotationId });
    expect(textOf(mail, 'text/plain')).toBe(
      [
        'Dear Ms. {amount} <b>,',
        `We hope that our quotation ${quotation.number} dated 20/11/2026 for INR 10,738.00 meets your requirement.`,
        'If you have any question about the products, the terms or the delivery, please write or call. We will be glad to help.',
        [
          'With kind regards,',
          quotation.preparedBy,
          ...(options?.designation === quotation.preparedBy ? [] : [options?.designation]),
          quotation.companyForName,
          `${quotation.preparedByMobile}\n`,
        ].join('\n'),
      ].join('\n\n'),
    );
    const html = textOf(mail, 'text/html');
    expect(html).toContain('<p>Dear Ms. {amount} &lt;b&gt;,</p>');
    expect(html).toContain(`<p>With kind regards,<br>${quotation.preparedBy}<br>`);
    expect(fileNames(mail)).toHaveLength(1);
  });

  test('takes subject and text from the request where it has them (FUP-13)', async () => {
    const { quotation, body } = await quote();
    const { rows } = await office.seller.call('GetMailTemplate', {});
    const subject = `Für {company}: {number}`;
    const mail = await mailed({ ...body, templateid: rows[0]?.templateId, subject, text: 'Namaste {name},\n\n{issuer}' });
    expect(mail.headers['subject']).toBe(`Für Asha Clinic: ${quotation.number}`);
    expect(textOf(mail, 'text/plain')).toBe(`Namaste Ms. {amount} <b>,\n\n${quotation.companyForName}\n`);
  });

  test('logs its template, and who received a copy (FUP-13)', async () => {
    const { quotation, body } = await quote();
    const { rows } = await office.seller.call('GetMailTemplate', {});
    await mailed({ ...body, templateid: rows[1]?.templateId, cc: [bursar.email] });
    const [logged] = await office.mailsAbout(quotation.quotationId);
    expect(logged).toMatchObject({ recipients: asha.email, cc: bursar.email, result: 'sent' });
    const row = await office.panel.db
      .selectFrom('mail_log')
      .selectAll()
      .where('id', '=', logged?.mailId ?? 0)
      .executeTakeFirst();
    expect([row?.template_id, row?.link_id]).toEqual([rows[1]?.templateId, null]);
  });

  test('logs a copy as a copy alone, even if its host name is in capitals (FUP-13)', async () => {
    const { quotation, body } = await quote();
    const cc = 'Lalita.Joshi@Vikray.EXAMPLE.in';
    await office.panel.admin.call('AddUser', aUser({ officeEmail: cc }));
    await mailed({ ...body, text: 'Namaste', cc: [cc] });
    const [logged] = await office.mailsAbout(quotation.quotationId);
    expect(logged).toMatchObject({ recipients: asha.email, cc });
  });

  test.each<[string, object, number, string]>([
    ['an unknown placeholder', { text: 'Dear {foo},' }, 400, 'Unknown placeholder {foo}.'],
    ['an unknown placeholder in the subject', { subject: '{total}' }, 400, 'Unknown placeholder {total}.'],
    ['a blank subject', { subject: ' ' }, 400, 'Please enter Subject.'],
    ['a long text', { text: 'x'.repeat(4001) }, 400, 'Text is too long: at most 4000 characters.'],
    ['an unknown template', { templateid: 999_999 }, 404, mailTemplateMessages.notFound],
    ['six copies', { cc: Array.from({ length: 6 }, () => bursar.email) }, 400, 'A mail can have at most 5 copies.'],
    [
      'a text with a link that is left out',
      { text: 'See {link}', link: 'No' },
      400,
      'The text has {link}. Choose Yes for the link, or take {link} out of the text.',
    ],
    ['a file of nothing', { attachmentids: [999_999] }, 400, 'This file does not belong to the deal of this quotation.'],
  ])('is refused with %s (FUP-13, FUP-17, FUP-19)', async (_, change, status, sentence) => {
    const { body } = await quote();
    expect(await refused({ ...body, ...change })).toEqual([status, sentence]);
  });
});

describe('the recipients', () => {
  test('are any contact person of the customer and the customer, and for copies the users too (FUP-14)', async () => {
    const { body } = await quote();
    const [login] = await office.seller.call('GetLoginRecord', {});
    const own = login?.officeEmail ?? '';
    const cc = [asha.email, own, 'OFFICE@clinic.example.in', own.toUpperCase(), bursar.email];
    const mail = await mailed({ ...body, email: 'Bursar@Clinic.example.in', cc });
    expect(server.received[0]?.to).toEqual([bursar.email, asha.email, own, 'office@clinic.example.in']);
    expect(mail.headers['to']).toContain(bursar.email);
    expect(mail.headers['cc']).toContain(own);
    expect(textOf(mail, 'text/plain')).toContain('Dear Mr. Devdatta Rao,');
    // The customer's own address has no name, so the mail speaks to the contact person of the quotation.
    const office2 = await mailed({ ...body, email: 'office@clinic.example.in', cc: [] });
    expect(textOf(office2, 'text/plain')).toContain('Dear Ms. {amount} <b>,');
  });

  test('are no one else (FUP-14)', async () => {
    const { body } = await quote();
    const [login] = await office.seller.call('GetLoginRecord', {});
    const sentence = 'This e-mail address does not belong to this customer.';
    const strangers = [
      { email: 'somebody@elsewhere.example', cc: [] },
      { email: login?.officeEmail, attachpdf: 'Yes' },
      { email: `${asha.email}, b@elsewhere.example`, link: 'No' },
      { cc: ['somebody@elsewhere.example'] },
      { cc: [asha.email, `${bursar.email},b@elsewhere.example`] },
    ];
    for (const change of strangers) expect([change, await refused({ ...body, ...change })]).toEqual([change, [400, sentence]]);
    const left = await office.panel.userWith([]);
    const [leaving] = await left.call('GetLoginRecord', {});
    await office.panel.admin.call('DeleteUser', { userId: left.userId });
    expect(await refused({ ...body, cc: [leaving?.officeEmail] })).toEqual([400, sentence]);
  });

  test('are offered with the files and the designation (FUP-13, FUP-14)', async () => {
    const { quotation } = await quote();
    const { json } = await office.seller.send('GetMailOptions', { quotationid: quotation.quotationId });
    expect(json.data[0]).toMatchObject({
      fld_recipients: [
        { fld_name: asha.name, fld_email: asha.email, fld_speaksto: asha.name },
        { fld_name: bursar.name, fld_email: bursar.email },
        { fld_name: 'Asha Clinic', fld_email: 'office@clinic.example.in', fld_speaksto: asha.name },
      ],
      fld_stage: 1,
      fld_canshare: 'Yes',
    });
    const other = await office.panel.userWith(['Quotation List']);
    expect((await other.send('GetMailOptions', { quotationid: quotation.quotationId })).status).toBe(403);
  });

  test('learn who received the mail when the server refuses one of them (FUP-13)', async () => {
    const picky = await startMailServer({
      onRcptTo: ({ address }, _, answer) => answer(address === bursar.email ? smtpRefusal(550, 'No such user') : null),
    });
    office.set({ transport: picky.smtp });
    const { quotation, body } = await quote();
    const reply = await office.seller.send('SendMailer', { ...body, cc: [bursar.email], link: 'Yes' });
    expect([reply.status, reply.json.data]).toEqual([
      409,
      `The mail server does not deliver to ${bursar.email}. The others have received the mail.`,
    ]);
    expect(picky.received.map(({ to }) => to)).toEqual([[asha.email]]);
    expect((await office.mailsAbout(quotation.quotationId))[0]?.result).toBe('sent');
    const link = linkIn(textOf(readMail(picky.received[0]?.source ?? ''), 'text/plain'));
    expect((await office.panel.visitor().fetch(new URL(link).pathname)).status).toBe(200);
  });
});

describe('the attachments', () => {
  test('are the PDF and files of the deal, its customer and its products (FUP-13)', async () => {
    const { quotation, body } = await quote();
    const { admin } = office.panel;
    const ids = [];
    for (const [record, recordId, name] of [
      ['deal', quotation.dealId, 'plan.pdf'],
      ['customer', customerId, 'Site & photo – 1.pdf'],
      ['product', office.setup.productId, 'bed.pdf'],
    ] as const)
      ids.push((await attach(admin, record, recordId, name, aPdf(name))).json.data[0].AttachmentId);
    const mail = await mailed({ ...body, attachmentids: [...ids, ids[0]] });
    const files = mail.parts.filter(({ type }) => type === 'application/pdf');
    expect(files).toHaveLength(4);
    expect(files[1]?.fileName).toBe('plan.pdf');
    expect(files.slice(1).map(({ content }) => content.equals(aPdf('plan.pdf')))).toEqual([true, false, false]);
    const [options] = await office.seller.call('GetMailOptions', { quotationId: quotation.quotationId });
    expect(options?.files.map(({ attachmentId }) => attachmentId)).toEqual(ids.toReversed());
  });

  test('leave the PDF out on wish, and the letter does not speak of it (FUP-13)', async () => {
    const { quotation, body } = await quote();
    const mail = await mailed({ ...body, attachpdf: 'No' });
    expect(fileNames(mail)).toEqual([]);
    expect(textOf(mail, 'text/plain')).not.toContain('attached');
    const row = await office.panel.db.selectFrom('quotations').select('sent_pdf_hash').where('id', '=', quotation.quotationId).execute();
    expect(row).toEqual([{ sent_pdf_hash: null }]);
  });

  test('have at most 10 MB together, and belong to the deal (FUP-13)', async () => {
    const [{ quotation, body }, other] = [await quote(), await quote()];
    const { admin } = office.panel;
    const large = async (dealId: number, fill: number) =>
      (await attach(admin, 'deal', dealId, 'large.pdf', Buffer.concat([aPdf(), Buffer.alloc(6_000_000, fill)]))).json.data[0].AttachmentId;
    const [one, two] = [await large(quotation.dealId, 1), await large(quotation.dealId, 2)];
    expect(await refused({ ...body, attachmentids: [one, two] })).toEqual([400, 'The files are larger than 10 MB in total.']);
    const elsewhere = 'This file does not belong to the deal of this quotation.';
    expect(await refused({ ...other.body, attachmentids: [one] })).toEqual([400, elsewhere]);
    await admin.call('DeleteAttachment', { attachmentId: two });
    expect(await refused({ ...body, attachmentids: [two] })).toEqual([400, elsewhere]);
    expect(fileNames(await mailed({ ...body, attachmentids: [one] }))).toHaveLength(2);
  });
});

describe('a link in a mail', () => {
  test('is in no log, even if it is in the subject (FUP-13, FUP-23)', async () => {
    const { quotation, body } = await quote();
    const mail = await mailed({ ...body, subject: 'Our offer: {link}', text: 'Namaste' });
    expect(linkIn(mail.headers['subject'] ?? '')).not.toBe('');
    expect((await office.mailsAbout(quotation.quotationId))[0]?.subject).toBe('Our offer: {link}');
  });

  const linksOf = async (quotationId: number) => (await office.seller.call('GetQuotationLink', { quotationId })).data;

  test('opens the quotation, and is in the links, the timeline and the mail log (FUP-13, FUP-38)', async () => {
    const { quotation, body } = await quote();
    const mail = await mailed({ ...body, text: 'Dear {name},\n\nPlease see {link}', attachpdf: 'No' });
    const link = linkIn(textOf(mail, 'text/plain'));
    expect(textOf(mail, 'text/html')).toContain(`<p>Please see <a href="${link}">${link}</a></p>`);
    expect(fileNames(mail)).toEqual([]);
    const page = await office.panel.visitor().fetch(new URL(link).pathname);
    expect([page.status, textOfPage(page)]).toEqual([200, expect.stringContaining(quotation.number)]);
    const [made] = await linksOf(quotation.quotationId);
    expect(made).toMatchObject({ channel: 'Mail', linkState: 'Live' });
    const row = await office.panel.db.selectFrom('mail_log').select('link_id').where('quotation_id', '=', quotation.quotationId).execute();
    expect(row).toEqual([{ link_id: made?.linkId }]);
    const told = await office.panel.admin.call('GetTimeline', { record: 'quotation', recordId: quotation.quotationId });
    expect(told.map(({ kind, text }) => [kind, text]).slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['Link', `made a link to ${quotation.number} (Mail)`],
        ['Mail', `sent the quotation to ${asha.email} (${quotation.number})`],
      ]),
    );
    expect(JSON.stringify(told)).not.toContain(link.slice(-43));
  });

  test('comes before the signature of the letter when it is chosen for it (FUP-13)', async () => {
    const { body } = await quote();
    const text = textOf(await mailed({ ...body, link: 'Yes' }), 'text/plain');
    expect(text.indexOf(linkIn(text))).toBeGreaterThan(text.indexOf('attached again'));
    expect(text.indexOf(linkIn(text))).toBeLessThan(text.indexOf('With kind regards'));
  });

  test('is gone when the mail server refuses the mail, and stays when the mail may have left (FUP-13, FUP-38)', async () => {
    const { quotation, body } = await quote();
    const closed = await startMailServer({ onRcptTo: (_, __, answer) => answer(smtpRefusal(550, 'No')) });
    office.set({ transport: closed.smtp });
    expect((await office.seller.send('SendMailer', { ...body, link: 'Yes' })).json.error.code).toBe('RecipientRefused');
    expect(await linksOf(quotation.quotationId)).toEqual([]);
    const stored = async () =>
      office.panel.db.selectFrom('quotations').select('sent_pdf_hash').where('id', '=', quotation.quotationId).executeTakeFirst();
    expect(await stored()).toEqual({ sent_pdf_hash: null });

    const breaking = await startMailServer({ beforeConfirming: (self) => self.dropConnection() });
    office.set({ transport: breaking.smtp });
    expect((await office.seller.send('SendMailer', { ...body, link: 'Yes' })).json.error.code).toBe('Uncertain');
    expect(await linksOf(quotation.quotationId)).toMatchObject([{ channel: 'Mail', linkState: 'Live' }]);
    const told = await office.panel.admin.call('GetTimeline', { record: 'quotation', recordId: quotation.quotationId, kind: 'Link' });
    expect(told.map(({ text }) => text)).toEqual([`made a link to ${quotation.number} (Mail)`]);
  });

  test('is gone when the mail cannot be logged, and so does not leave (FUP-13, FUP-38)', async () => {
    const { quotation, body } = await quote();
    await sql`alter table mail_log rename to mail_log_away`.execute(office.panel.db);
    try {
      expect((await office.seller.send('SendMailer', { ...body, link: 'Yes' })).status).toBe(500);
    } finally {
      await sql`alter table mail_log_away rename to mail_log`.execute(office.panel.db);
    }
    expect(server.received).toEqual([]);
    expect(await linksOf(quotation.quotationId)).toEqual([]);
  });

  test('that is gone is not taken for a later one, which a page that still shows it would withdraw (FUP-23)', async () => {
    const { quotation, body } = await quote();
    const reached = Promise.withResolvers<(error: Error) => void>();
    const slow = await startMailServer({ onRcptTo: (_, __, answer) => reached.resolve(answer) });
    office.set({ transport: slow.smtp });
    const sending = office.seller.send('SendMailer', { ...body, link: 'Yes' });
    const refuse = await reached.promise;
    const [shown] = await linksOf(quotation.quotationId);
    refuse(smtpRefusal(550, 'No'));
    await sending;

    const other = (await quote()).quotation;
    await office.seller.call('AddQuotationLink', { quotationId: other.quotationId, channel: 'Copy' });
    expect((await office.seller.ask('WithdrawQuotationLink', { linkId: shown?.linkId ?? 0 })).status).toBe(404);
    expect(await linksOf(other.quotationId)).toMatchObject([{ linkState: 'Live' }]);
  });

  test('needs an address, and a quotation that can be shared (FUP-22, FUP-24)', async () => {
    const { quotation, body } = await quote();
    const { db } = office.panel;
    await db.updateTable('quotations').set({ valid_until: '2026-11-19' }).where('id', '=', quotation.quotationId).execute();
    expect((await office.listed(quotation.quotationId)).shownStatus).toBe('Expired');
    expect(await refused({ ...body, link: 'Yes' })).toEqual([409, 'Only an approved quotation can be shared.']);
    expect((await office.seller.send('SendMailer', { ...body, link: 'No' })).status).toBe(200);
  });
});

describe('a quotation that is decided', () => {
  const closed = 'This quotation is no longer open.';

  test('is mailed no more by a request with choices, while the documented body says what it always said (FUP-16)', async () => {
    const [voided, ordered] = [await quote(), await quote()];
    await office.panel.admin.call('UpdatequotationStatus', { quotationId: voided.quotation.quotationId, status: 'Void' });
    await office.panel.admin.call('AddOrder', { quotationId: ordered.quotation.quotationId });
    for (const { body } of [voided, ordered]) expect(await refused({ ...body, link: 'No' })).toEqual([409, closed]);
    expect(await refused(voided.body)).toEqual([409, 'This quotation is void and can no longer be mailed.']);
    expect((await office.seller.send('SendMailer', ordered.body)).status).toBe(200);
  });
});

describe('the documented body', () => {
  test('sends what it always sent, byte for byte (FUP-13)', async () => {
    const { quotation, body } = await quote();
    await mailed(body);
    const { number, companyForName } = quotation;
    const [login] = await office.seller.call('GetLoginRecord', {});
    const lines = [login?.name, login?.designation, companyForName, login?.officeMobile, login?.officeEmail].filter(
      (each, index, all) => all.indexOf(each) === index,
    );
    const subject = `Follow-up on Commercial Proposal Ref ${number} - Status Update`;
    const [first, second, third] = [
      `We refer to our commercial proposal ${number} dated 20/11/2026 for INR 10,738.00 and would be glad to know whether you have reached a decision.`,
      'If you have any questions about the products, the terms or the delivery, please write or call. We will reply promptly.',
      'The quotation is attached again for your convenience.',
    ];
    const mail = readMail(server.received[0]?.source ?? '');
    expect(Object.keys(mail.headers)).toEqual(['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'content-type']);
    expect(mail.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'application/pdf']);
    expect(textOf(mail, 'text/plain')).toBe(
      `${['Dear Ms. {amount} <b>,', first, second, third, ['With kind regards,', ...lines].join('\n')].join('\n\n')}\n`,
    );
    expect(textOf(mail, 'text/html')).toBe(
      [
        '<!doctype html>',
        `<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>`,
        '<body style="font-family: Arial, Helvetica, sans-serif; font-size: 14px; line-height: 1.5; color: #1b2124">',
        '<p>Dear Ms. {amount} &lt;b&gt;,</p>',
        `<p>${first}</p>`,
        `<p>${second}</p>`,
        `<p>${third}</p>`,
        `<p>With kind regards,<br>${lines.join('<br>')}</p>`,
        '</body></html>',
      ].join('\n'),
    );
  });
});

test('an office without an address for links mails none (FUP-24)', async () => {
  const plain = await openFollowUpOffice();
  try {
    plain.set({ transport: server.smtp });
    const { body } = await plain.request();
    const reply = await plain.seller.send('SendMailer', { ...body, text: '{link}' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Set PUBLIC_URL to share links.']);
    const [options] = await plain.seller.call('GetMailOptions', { quotationId: body.quotationid });
    expect(options?.canShare).toBe('No');
  } finally {
    await plain.panel.stop();
  }
});
