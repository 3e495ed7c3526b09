import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFollowUpOffice, type FollowUpOffice } from '../../../../testing/builders/follow-up-office.ts';
import { aQuotation } from '../../../../testing/builders/quotations.ts';
import { addRevision } from '../../../../testing/builders/revisions.ts';
import { readMail } from '../../../../testing/panel/read-mail.ts';
import { smtpRefusal, startMailServer } from '../../../../testing/panel/mail-server.ts';

let office: FollowUpOffice;
beforeAll(async () => {
  office = await openFollowUpOffice();
});
afterAll(() => office.panel.stop());
beforeEach(() => office.set({}));

async function sentPaper(quotationId: number) {
  const response = await fetch(`${office.panel.address}/api/quotations/${quotationId}.pdf?as=sent`, {
    headers: { cookie: office.seller.cookie },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const notSent = 'This revision has not been sent to anyone.';

test('the PDF of the first mail is kept, and later mails carry the same bytes, whatever became of the quotation (REV-21)', async () => {
  const { smtp, received } = await startMailServer();
  office.set({ transport: smtp });
  const { quotation, body } = await office.request();
  expect((await office.seller.send('SendMailer', body)).status).toBe(200);
  const first = await sentPaper(quotation.quotationId);
  expect([first.status, first.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  // The clock of the panel advances, so a PDF drawn again would have another date of creation.
  office.panel.clock.pass(5);
  expect((await office.seller.send('SendMailer', body)).status).toBe(200);
  const attached = received.map(({ source }) => readMail(source).parts.find((part) => part.type === 'application/pdf'));
  expect(attached.map((part) => part?.content.equals(first.bytes))).toEqual([true, true]);

  await addRevision(office.panel, quotation.quotationId, aQuotation(office.setup), 'A lower price');
  expect((await sentPaper(quotation.quotationId)).bytes.equals(first.bytes)).toBe(true);
  expect((await office.seller.send('SendMailer', body)).status).toBe(409);
});

test('a revision that was sent to no one has no such file, also when its only mail was refused (REV-21)', async () => {
  const { smtp } = await startMailServer({ onRcptTo: (_, __, done) => done(smtpRefusal(550, 'No such user')) });
  office.set({ transport: smtp });
  const { quotation, body } = await office.request();
  expect(await refusal(quotation.quotationId)).toEqual([404, notSent]);
  expect((await office.seller.send('SendMailer', body)).status).toBe(409);
  expect(await refusal(quotation.quotationId)).toEqual([404, notSent]);
  expect((await sentPaper(999_999)).status).toBe(404);
});

async function refusal(quotationId: number) {
  const { status, json } = await office.seller.fetch(`/api/quotations/${quotationId}.pdf?as=sent`);
  return [status, json.data];
}
