import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, addLink, postForm, textOfPage, type SharedQuotation } from '../../../testing/builders/quotation-links.ts';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: LinkOffice['panel'];
let setup: LinkOffice['setup'];
let customer: LinkOffice['customer'];
let share: LinkOffice['share'];
let quotationOf: LinkOffice['quotationOf'];
beforeAll(async () => {
  ({ panel, setup, customer, share, quotationOf } = await openLinkOffice());
});
afterAll(() => panel.stop());

const answersTo = ({ quotationId }: SharedQuotation) =>
  panel.db.selectFrom('link_answers').selectAll().where('quotation_id', '=', quotationId).execute();

describe('Accept', () => {
  test('keeps who accepted and what proves it, and makes the deal Accepted without an order (FUP-28, FUP-30)', async () => {
    const shared = await share();
    const given = { ...acceptance, ponumber: 'PO/77', remark: 'Deliver to the new wing.' };
    const reply = await postForm(customer, shared.path, given, { 'user-agent': 'Firefox on a phone' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '?#answered']);
    const page = await customer.fetch(shared.path);
    expect(textOfPage(page)).toContain('You accepted this quotation on 20/11/2026. Thank you.');
    expect(page.text).not.toContain('<form');

    const [kept, ...others] = await answersTo(shared);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      answer: 'Accept',
      name: 'Dr. Asmita Gokhale',
      designation: 'Medical Director',
      po_number: 'PO/77',
      words: 'Deliver to the new wing.',
      answered_at: panel.clock.now().toISOString(),
      address: '127.0.0.1',
      browser: 'Firefox on a phone',
    });
    const { sent_pdf_hash: hash } = await panel.db
      .selectFrom('quotations')
      .select('sent_pdf_hash')
      .where('id', '=', shared.quotationId)
      .executeTakeFirstOrThrow();
    expect(kept?.pdf_hash).toBe(hash);

    const [row] = (await panel.admin.send('GetQuotation', { quotationid: shared.quotationId })).json.data;
    expect(row).toMatchObject({
      fld_acceptedon: '2026-11-20',
      fld_acceptedby: 'Dr. Asmita Gokhale, Medical Director',
      fld_ponumber: 'PO/77',
      fld_status: 'Approved',
      fld_orderstatus: '',
    });
    const [deal] = await panel.admin.call('GetDeal', { dealId: row.fld_dealid });
    expect([deal?.dealState, deal?.orders, deal?.sentence]).toEqual([
      'Accepted',
      [],
      'Accepted by Dr. Asmita Gokhale, Medical Director on 20-11-2026, nothing ordered yet.',
    ]);
    const { rows: listed } = await panel.admin.call('GetDealList', { dealState: 'Accepted' });
    expect(listed.map(({ dealId }) => dealId)).toContain(row.fld_dealid);
    expect((await panel.admin.call('GetQuotationLink', { quotationId: shared.quotationId })).data).toMatchObject([
      { linkState: 'Answered', answer: 'Accept' },
    ]);

    await panel.admin.call('AddOrder', { quotationId: shared.quotationId });
    expect((await panel.admin.call('GetDeal', { dealId: row.fld_dealid }))[0]?.dealState).toBe('Ordered');
  });

  test('is accepted once, however many arrive at once by however many links (FUP-31)', async () => {
    const shared = await share();
    const paths = [
      shared.path,
      (await addLink(panel.admin, shared.quotationId)).path,
      (await addLink(panel.admin, shared.quotationId)).path,
    ];
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => postForm(customer, paths[index % 3] ?? '', { ...acceptance, name: `Caller ${index}` })),
    );
    expect(statusCounts(replies)).toEqual({ 303: 1, 409: 39 });
    const [kept, ...others] = await answersTo(shared);
    expect([others, (await quotationOf(shared)).acceptedBy]).toEqual([[], `${kept?.name}, Medical Director`]);
    const late = await postForm(customer, shared.path, { answer: 'Decline', lostreason: 'Price' });
    expect([late.status, textOfPage(late)]).toEqual([409, expect.stringContaining('This quotation was already answered on 20/11/2026.')]);
  });
});

test('Change is sent up to five times, and then only the others are taken (FUP-28, FUP-31)', async () => {
  const shared = await share();
  for (let time = 1; time <= 5; time++)
    expect((await postForm(customer, shared.path, { answer: 'Change', text: `Two beds less, please (${time})` })).status).toBe(303);
  const sixth = await postForm(customer, shared.path, { answer: 'Change', text: 'And again' });
  expect([sixth.status, textOfPage(sixth)]).toEqual([409, expect.stringContaining('This quotation was already answered on 20/11/2026.')]);
  expect(await answersTo(shared)).toHaveLength(5);
  expect(await quotationOf(shared)).toMatchObject({ customerAnswer: 'Change', customerWords: 'Two beds less, please (5)', acceptedOn: '' });
  const page = textOfPage(await customer.fetch(shared.path));
  expect(page).toContain('Accept Quotation');
  expect(page).not.toContain('Ask for a Change');
  expect((await postForm(customer, shared.path, acceptance)).status).toBe(303);
  expect((await quotationOf(shared)).customerAnswer).toBe('Accept');
});

test('Change may be followed by Accept (FUP-31)', async () => {
  const shared = await share();
  await postForm(customer, shared.path, { answer: 'Change', text: 'Two beds less' });
  expect(textOfPage(await customer.fetch(shared.path))).toContain('Your message was sent on 20/11/2026.');
  expect((await postForm(customer, shared.path, acceptance)).status).toBe(303);
  expect((await postForm(customer, shared.path, { answer: 'Change', text: 'Wait' })).status).toBe(409);
});

test('Decline is final and marks nothing lost (FUP-31)', async () => {
  const shared = await share();
  const other = await addLink(panel.admin, shared.quotationId);
  expect((await postForm(customer, shared.path, { answer: 'Decline', lostreason: 'Price', remark: 'Too dear' })).status).toBe(303);
  expect(await quotationOf(shared)).toMatchObject({ shownStatus: 'Approved', lostReason: '', customerWords: 'Price. Too dear' });
  expect(textOfPage(await customer.fetch(shared.path))).toContain('You declined this quotation on 20/11/2026.');
  expect(textOfPage(await customer.fetch(other.path))).toContain('This quotation was already answered on 20/11/2026.');
  expect((await postForm(customer, other.path, acceptance)).status).toBe(409);
});

describe('what is missing', () => {
  test.each([
    ['nothing chosen', {}, 'Please choose your answer.'],
    ['an unknown answer', { answer: '__proto__' }, 'Please choose your answer.'],
    ['no name', { answer: 'Accept', name: ' ', designation: '' }, 'Please enter your name.'],
    ['no designation', { ...acceptance, designation: '\u200b' }, 'Please enter your designation.'],
    ['no tick', { answer: 'Accept', name: 'Dr. A', designation: 'Director', remark: 'Soon' }, 'Please tick the box.'],
    ['a long PO number', { ...acceptance, ponumber: '7'.repeat(51) }, 'PO Number is too long: at most 50 characters.'],
    ['no text', { answer: 'Change', text: '  \r\n ' }, 'Please describe what should change.'],
    ['no reason', { answer: 'Decline', remark: 'Soon' }, 'Please select the reason.'],
    ['a reason that is none', { answer: 'Decline', lostreason: 'Just because' }, 'Please select the reason.'],
  ])('is refused in the order of the form, and the entries stay: %s (FUP-28, FUP-29)', async (_, fields, sentence) => {
    const shared = await share();
    const reply = await postForm(customer, shared.path, fields);
    expect([reply.status, textOfPage(reply)]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await answersTo(shared)).toEqual([]);
    expect((await quotationOf(shared)).customerAnswer).toBe('');
  });

  test('keeps tick, remark and the open form for the next try (FUP-29)', async () => {
    const shared = await share();
    const { text } = await postForm(customer, shared.path, { ...acceptance, name: '', remark: 'By <Monday>' });
    expect(text).toMatch(/<div class="choice open" id="accept">\s*<h3><a href="#accept">Accept Quotation/);
    expect(text).toMatch(/name="accept" value="Yes"\s+checked/);
    expect(text).toContain('By &lt;Monday&gt;</textarea>');
    expect(text).toContain('value="Medical Director"');
    const declined = await postForm(customer, shared.path, { answer: 'Decline', lostreason: 'None of these', remark: 'Soon' });
    expect(declined.text).toContain('Soon</textarea>');
  });
});

describe('what a customer wrote in an answer that is refused', () => {
  const message = 'Two beds less, please.\r\nAnd <none> in blue.';
  const shown = 'What you wrote was not sent: Two beds less, please. And <none> in blue.';

  test('stays on the page when the link has ended in the meantime (FUP-32)', async () => {
    const shared = await share();
    await panel.admin.call('WithdrawQuotationLink', { linkId: shared.linkId });
    const reply = await postForm(customer, shared.path, { answer: 'Change', text: message });
    expect([reply.status, textOfPage(reply)]).toEqual([410, expect.stringContaining(`This link has expired. ${shown}`)]);
    expect(reply.text).toContain('And &lt;none&gt; in blue.');
    expect(textOfPage(await customer.fetch(shared.path))).not.toContain('was not sent');
  });

  test('stays on the page when someone else has answered (FUP-31)', async () => {
    const shared = await share();
    await postForm(customer, shared.path, acceptance);
    const reply = await postForm(customer, shared.path, { answer: 'Decline', lostreason: 'Price', remark: message });
    expect([reply.status, textOfPage(reply)]).toEqual([409, expect.stringContaining(shown)]);
    expect(textOfPage(await postForm(customer, shared.path, { ...acceptance, name: 'Mr. Vivek Apte' }))).not.toContain('was not sent');
  });
});

describe('an answer and the office at the same moment', () => {
  test('of an acceptance and a revision, one succeeds and the other is refused (FUP-30, FUP-32)', async () => {
    for (let round = 0; round < 5; round++) {
      const shared = await share();
      const { version } = await quotationOf(shared);
      const { products = [], ...entered } = aQuotation(setup);
      const [accepted, revised] = await Promise.all([
        postForm(customer, shared.path, acceptance),
        panel.admin.ask('AddQuotationRevision', { ...entered, products, quotationId: shared.quotationId, version, reason: 'Again' }),
      ]);
      const told = accepted.status === 303 ? String(revised.json.data) : textOfPage(accepted);
      expect([
        [303, 409, 'Somebody else has changed this record meanwhile'],
        [410, 201, 'This quotation has been replaced.'],
      ]).toContainEqual([
        accepted.status,
        revised.status,
        /Somebody else has changed this record meanwhile|This quotation has been replaced\./.exec(told)?.[0],
      ]);
      expect(await answersTo(shared)).toHaveLength(accepted.status === 303 ? 1 : 0);
    }
  });

  test('an accepted quotation may be revised; the answer stays with its revision (FUP-31)', async () => {
    const shared = await share();
    await postForm(customer, shared.path, acceptance);
    const { version, dealId } = await quotationOf(shared);
    const { products = [], ...entered } = aQuotation(setup);
    const revision = { ...entered, products, quotationId: shared.quotationId, version, reason: 'Again' };
    const [added] = await panel.admin.call('AddQuotationRevision', revision);
    expect((await quotationOf({ quotationId: added?.quotationId ?? 0 })).customerAnswer).toBe('');
    expect((await quotationOf(shared)).acceptedOn).toBe('2026-11-20');
    expect((await panel.admin.call('GetDeal', { dealId }))[0]?.dealState).toBe('Quoted');
    expect((await customer.fetch(shared.path)).status).toBe(410);
  });

  test('of an acceptance and a withdrawal, the quotation is accepted only if the link still lived (FUP-32)', async () => {
    for (let round = 0; round < 5; round++) {
      const shared = await share();
      const [accepted] = await Promise.all([
        postForm(customer, shared.path, acceptance),
        panel.admin.ask('WithdrawQuotationLink', { linkId: shared.linkId }),
      ]);
      expect([303, 410]).toContain(accepted.status);
      expect(await answersTo(shared)).toHaveLength(accepted.status === 303 ? 1 : 0);
    }
  });
});
