import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, addLink, postForm, textOfPage, type SharedQuotation } from '../../../testing/builders/quotation-links.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: LinkOffice['panel'];
let customer: LinkOffice['customer'];
let share: LinkOffice['share'];
let quotationOf: LinkOffice['quotationOf'];
beforeAll(async () => {
  ({ panel, customer, share, quotationOf } = await openLinkOffice());
});
afterAll(() => panel.stop());

const change = { answer: 'Change', text: 'Two beds less, please' } as const;

/** The fields that the forms of a page send without being seen. */
async function hiddenFields(path: string): Promise<Record<string, string>> {
  const { text } = await customer.fetch(path);
  const found = [...text.matchAll(/<input\s+type="hidden"\s+name="(?!answer")([^"]+)"\s+value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

const countOf = async ({ quotationId }: SharedQuotation) =>
  (await panel.db.selectFrom('link_answers').select('id').where('quotation_id', '=', quotationId).execute()).length;

async function noticesOf({ quotationId }: SharedQuotation): Promise<number> {
  const bell = await panel.admin.call('GetNotifications', {});
  return bell.filter(({ page, id }) => page === 'viewquotation' && id === quotationId).length;
}

describe('an answer that is sent twice from one page, by a double click or because no reply came', () => {
  test('asks for one change, at once or later, and the customer reads that it was sent (FUP-28, FUP-31)', async () => {
    const shared = await share();
    const hidden = await hiddenFields(shared.path);
    const notices = await noticesOf(shared);
    const replies = await Promise.all(Array.from({ length: 3 }, () => postForm(customer, shared.path, { ...hidden, ...change })));
    replies.push(await postForm(customer, shared.path, { ...hidden, ...change }));
    expect(statusCounts(replies)).toEqual({ 303: 4 });
    expect([await countOf(shared), (await noticesOf(shared)) - notices]).toEqual([1, 1]);
    expect(textOfPage(await customer.fetch(shared.path))).toContain('Your message was sent on 20/11/2026.');
  });

  test('asks for the fifth change once (FUP-31)', async () => {
    const shared = await share();
    for (let time = 1; time < 5; time++) await postForm(customer, shared.path, { ...change, text: `Change ${time}` });
    const hidden = await hiddenFields(shared.path);
    const replies = [];
    for (let time = 0; time < 2; time++) replies.push(await postForm(customer, shared.path, { ...hidden, ...change }));
    expect([statusCounts(replies), await countOf(shared)]).toEqual([{ 303: 2 }, 5]);
  });

  test('accepts once, and the customer reads that they accepted (FUP-30, FUP-31)', async () => {
    const shared = await share();
    const hidden = await hiddenFields(shared.path);
    const accepted = { ...hidden, ...acceptance, ponumber: 'PO/77' };
    const replies = await Promise.all(Array.from({ length: 3 }, () => postForm(customer, shared.path, accepted)));
    replies.push(await postForm(customer, shared.path, accepted));
    expect([statusCounts(replies), await countOf(shared)]).toEqual([{ 303: 4 }, 1]);
    expect(textOfPage(await customer.fetch(shared.path))).toContain('You accepted this quotation on 20/11/2026.');
  });

  test('declines once (FUP-31)', async () => {
    const shared = await share();
    const declined = { ...(await hiddenFields(shared.path)), answer: 'Decline', lostreason: 'Price', remark: 'Too dear' };
    const replies = await Promise.all([1, 2].map(() => postForm(customer, shared.path, declined)));
    expect([statusCounts(replies), await countOf(shared)]).toEqual([{ 303: 2 }, 1]);
  });
});

describe('an answer is not a repeat', () => {
  test('when the page showed the first one: the same words ask again (FUP-31)', async () => {
    const shared = await share();
    for (let time = 0; time < 2; time++) await postForm(customer, shared.path, { ...(await hiddenFields(shared.path)), ...change });
    expect(await countOf(shared)).toBe(2);
  });

  test('with other words from the same page, as when two people have the link open (FUP-31)', async () => {
    const shared = await share();
    const hidden = await hiddenFields(shared.path);
    await postForm(customer, shared.path, { ...hidden, ...change });
    expect((await postForm(customer, shared.path, { ...hidden, ...change, text: 'One bed more' })).status).toBe(303);
    expect(await quotationOf(shared)).toMatchObject({ customerWords: 'One bed more' });
    await postForm(customer, shared.path, { ...hidden, ...acceptance });
    const other = await postForm(customer, shared.path, { ...hidden, ...acceptance, name: 'Mr. Vivek Apte' });
    expect([other.status, textOfPage(other)]).toEqual([409, expect.stringContaining('This quotation was already answered on 20/11/2026.')]);
    expect(await countOf(shared)).toBe(3);
  });

  test('by another link of the same quotation (FUP-31)', async () => {
    const shared = await share();
    const other = await addLink(panel.admin, shared.quotationId);
    const [first, second] = [await hiddenFields(shared.path), await hiddenFields(other.path)];
    expect((await postForm(customer, shared.path, { ...first, ...acceptance })).status).toBe(303);
    expect((await postForm(customer, other.path, { ...second, ...acceptance })).status).toBe(409);
  });

  test.each(['', '-1', '1e3', 'x', '99999999999'])('when the form counts the answers as %j (FUP-31)', async (answersbefore) => {
    const shared = await share();
    for (let time = 0; time < 2; time++) await postForm(customer, shared.path, { ...change, answersbefore });
    expect(await countOf(shared)).toBe(2);
  });
});
