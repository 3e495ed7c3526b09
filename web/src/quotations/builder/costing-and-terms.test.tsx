import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, chosenIn, enter, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { fillCosting, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openCosting(replies: object = {}): Promise<void> {
  stubServer({ ...quotationReplies, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await fillCosting();
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

test('proposes the terms that the company used last, and says so until one is changed', async () => {
  await openCosting({ GetQuotation: answer([approvedQuotationRow(147, { fld_price: 'Firm', fld_delivery: '3 weeks' })], { total: 1 }) });
  press('Next');
  expect(await screen.findByText(wholeText(say.proposedTerms('RSD/2026-2027/0147')))).toBeTruthy();
  expect([chosenIn('Delivery'), chosenIn('Price')]).toEqual(['3 weeks', 'Firm']);
  const delivery = screen.getByRole('combobox', { name: 'Delivery' });
  fireEvent.change(delivery, { target: { value: 'Ex-works' } });
  fireEvent.blur(delivery);
  await waitFor(() => expect([chosenIn('Delivery'), chosenIn('Price')]).toEqual(['Ex-works', 'Firm']));
  expect(screen.queryByText(wholeText(say.proposedTerms('RSD/2026-2027/0147')))).toBeNull();
});

test('does not say that terms are taken from a quotation that has none', async () => {
  await openCosting({ GetQuotation: answer([approvedQuotationRow(147, { fld_delivery: '', fld_payment: '' })], { total: 1 }) });
  press('Next');
  await screen.findByRole('combobox', { name: 'Delivery' });
  await settle();
  expect(screen.queryByText(wholeText(say.proposedTerms('RSD/2026-2027/0147')))).toBeNull();
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
