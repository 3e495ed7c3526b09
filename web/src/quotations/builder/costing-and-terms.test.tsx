import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, chosenIn, enter, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { fillCosting, mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openCosting(replies: object = {}) {
  const server = stubServer({ ...quotationReplies, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await fillCosting();
  return server;
}

const amountOf = (label: string) =>
  within(screen.getByRole('group', { name: label })).getByText(/^₹/, { selector: '.ledger-amount' }).textContent;

test('shows the twelve rows in order, recomputed on every key (QUO-17, QUO-19, QUO-20, QUO-21, QUO-22, QUO-23, QUO-24, QUO-25)', async () => {
  await openCosting();
  const labels = [...document.querySelectorAll('.ledger-row')].map((row) => row.querySelector('.ledger-label, label')?.textContent);
  expect(labels).toEqual([
    'Subtotal',
    'Discount percent',
    'Discount amount',
    'Discounted total',
    'GST percent',
    'GST amount',
    'Special packing and forwarding charges',
    'Shipping charges',
    'Installation charges',
    'GST on service charge percent',
    'GST on service charge amount',
    'Total amount',
  ]);
  expect(chosenIn('GST on service charge percent')).toBe('18%');
  const computed = ['Subtotal', 'Discount amount', 'Discounted total', 'GST amount', 'GST on service charge amount', 'Total amount'].map(
    amountOf,
  );
  expect(computed).toEqual(['₹1,000', '₹100', '₹900', '₹162', '₹18', '₹1,180']);
});

test('shows whole rupees, and the exact amount below where it differs (QUO-26)', async () => {
  await openCosting();
  enter('Discount percent', '3.33');
  expect(amountOf('Discount amount')).toBe('₹33₹33.30');
});

test('drops a third decimal and refuses a discount above 100 % (QUO-18)', async () => {
  await openCosting();
  enter('Shipping charges', '12.345');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Shipping charges' }).value).toBe('12.34');
  enter('Discount percent', '101');
  press('Next');
  expect(sentenceAt('Discount percent')).toBe(say.discountOutOfRange);
});

test('offers for each term the texts of its category, or none (QUO-27)', async () => {
  await openCosting();
  press('Next');
  const labels = [...document.querySelectorAll('.wizard-body .field-label')].map((label) => label.textContent);
  expect(labels).toEqual(['Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Delivery' }));
  await screen.findByRole('option', { name: 'Ex-works' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Within 3 weeks', 'Ex-works']);
});

/** The replies with earlier quotations to the customer of the builder. */
function quotedBefore(...earlier: readonly object[]) {
  const rows = earlier.map((change, index) => approvedQuotationRow(147 - index, { fld_delivery: '', fld_payment: '', ...change }));
  return { GetQuotation: answer(rows, { total: rows.length }) };
}

const withStandard = { GetCompanyList: answer([companyRow(5, 'Taramandal Furniture', { fld_standarddelivery: 'Within 3 weeks' })]) };

test('proposes the terms of the last quotation to this customer, and says so until one is changed (LET-01)', async () => {
  const server = await openCosting({ ...withStandard, ...quotedBefore({ fld_price: 'Firm', fld_delivery: '3 weeks' }) });
  press('Next');
  expect(await screen.findByText(wholeText(say.termsOfQuotation('RSD/2026-2027/0147')))).toBeTruthy();
  expect(new Set(server.sentTo('GetQuotation').map(({ query }) => query['customerid']))).toEqual(new Set(['12']));
  expect([chosenIn('Delivery'), chosenIn('Price')]).toEqual(['3 weeks', 'Firm']);
  const delivery = screen.getByRole('combobox', { name: 'Delivery' });
  fireEvent.change(delivery, { target: { value: 'Ex-works' } });
  fireEvent.blur(delivery);
  await waitFor(() => expect([chosenIn('Delivery'), chosenIn('Price')]).toEqual(['Ex-works', 'Firm']));
  expect(screen.queryByText(wholeText(say.termsOfQuotation('RSD/2026-2027/0147')))).toBeNull();
});

test('takes no terms from a quotation that is void or has none (LET-01)', async () => {
  await openCosting(quotedBefore({}, { fld_delivery: 'Wrong', fld_status: 'Void' }, { fld_delivery: '3 weeks' }));
  press('Next');
  expect(await screen.findByText(wholeText(say.termsOfQuotation('RSD/2026-2027/0145')))).toBeTruthy();
  expect(chosenIn('Delivery')).toBe('3 weeks');
});

test('proposes the standard terms of the company to a new customer, and marks the blank ones (LET-01, LET-03)', async () => {
  await openCosting(withStandard);
  press('Next');
  expect(await screen.findByText(say.termsOfCompany('Taramandal Furniture'))).toBeTruthy();
  expect([chosenIn('Delivery'), chosenIn('Price')]).toEqual(['Within 3 weeks', '']);
  expect(screen.getAllByPlaceholderText(say.blankTerm)).toHaveLength(7);
  press('Next');
  const blank = ['Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others'] as const;
  expect(await screen.findByText(say.termsPrintDash(blank))).toBeTruthy();
});

test('asks for texts of the office only while nothing else fills the terms (LET-01)', async () => {
  await openCosting({ ...withStandard, GetTerms: answer([]) });
  press('Next');
  expect(await screen.findByText(say.termsOfCompany('Taramandal Furniture'))).toBeTruthy();
  await waitFor(() => expect(chosenIn('Delivery')).toBe('Within 3 weeks'));
  expect(screen.queryByText(say.addTermsFirst)).toBeNull();
});

test('without either, takes a text where the office has only one, and says why (LET-01)', async () => {
  await openCosting({
    GetTerms: answer([
      { label: 'Delivery', value: 'Within 3 weeks' },
      { label: 'Delivery', value: 'Ex-works' },
      { label: 'Price', value: 'Firm' },
    ]),
  });
  press('Next');
  expect(await screen.findByText(`${say.noTerms} ${say.termsOfList}`)).toBeTruthy();
  expect([chosenIn('Delivery'), chosenIn('Price'), chosenIn('Payment')]).toEqual(['', 'Firm', '']);
});

test('makes the terms the standard ones of the company, and asks before it replaces others (LET-02)', async () => {
  const server = await openCosting({
    ...withStandard,
    GetUserSubMenuAccessRights: mayQuote('Edit Company'),
    UpdateStandardTerms: answer([{ CompanyId: 5 }]),
  });
  press('Next');
  await screen.findByText(say.termsOfCompany('Taramandal Furniture'));
  const make = say.makeStandard('Taramandal Furniture');
  expect(screen.queryByRole('button', { name: make })).toBeNull();
  await choose('Delivery', 'Ex-works');
  press(make);
  press('Yes');
  expect(await screen.findByText(say.standardNow('Taramandal Furniture'))).toBeTruthy();
  const rest = { price: '', payment: '', taxes: '', freight: '', validity: '', warranty: '', others: '' };
  expect(server.sentTo('UpdateStandardTerms')[0]?.body).toEqual({ companyid: 5, version: 3, delivery: 'Ex-works', ...rest });
});

test('offers the standard terms to no one without Edit Company (LET-02)', async () => {
  await openCosting(withStandard);
  press('Next');
  await choose('Delivery', 'Ex-works');
  expect(screen.queryByRole('button', { name: say.makeStandard('Taramandal Furniture') })).toBeNull();
});

test('takes the user’s own words as a term, even when the field is only left', async () => {
  await openCosting();
  press('Next');
  const type = (label: string, text: string) => {
    const field = screen.getByRole('combobox', { name: label });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    return field;
  };
  type('Delivery', 'Within 10 days');
  fireEvent.click(await screen.findByText(say.ownTerm('Within 10 days')));
  expect(chosenIn('Delivery')).toBe('Within 10 days');
  fireEvent.blur(type('Price', 'Firm for 90 days'));
  await waitFor(() => expect(chosenIn('Price')).toBe('Firm for 90 days'));
});

test('keeps a term of more than 1,000 characters whole, says that it is too long, and gives it back to be shortened (QUO-27)', async () => {
  await openCosting();
  press('Next');
  const delivery = screen.getByRole<HTMLInputElement>('combobox', { name: 'Delivery' });
  const retype = (text: string) => {
    fireEvent.change(delivery, { target: { value: text } });
    act(() => delivery.blur());
  };
  const long = `${'From our works. '.repeat(63)}Unloading is the customer’s.`;
  retype(long);
  await waitFor(() => expect(chosenIn('Delivery')).toBe(long));
  press('Next');
  expect(sentenceAt('Delivery', 'combobox')).toBe('Delivery is too long: at most 1000 characters.');
  expect([document.activeElement, delivery.value]).toEqual([delivery, long]);
  retype(long.slice(0, 1000));
  await waitFor(() => expect(sentenceAt('Delivery', 'combobox')).toBeUndefined());
  press('Next');
  expect(await screen.findByRole('checkbox', { name: messages.disclaimer })).toBeTruthy();
});

test('warns once about blank terms, and continues', async () => {
  await openCosting();
  press('Next');
  await choose('Delivery', 'Ex-works');
  press('Next');
  expect((await screen.findByText(say.blankTerms)).parentElement?.textContent).toContain('7 terms are blank');
  expect(await screen.findByRole('checkbox', { name: messages.disclaimer })).toBeTruthy();
  for (const close of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  press('Previous');
  press('Next');
  expect(await screen.findByRole('checkbox', { name: messages.disclaimer })).toBeTruthy();
  expect(screen.queryByText(say.blankTerms)).toBeNull();
});
