import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenIn, enter, press, sentenceAt } from '../../../testing/web-hands.ts';
import { storeRohini } from '../../../testing/web-login.ts';
import { fillCosting, quotingOffice } from '../../../testing/web-quotations.ts';
import { stubServer } from '../../../testing/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeRohini();
});

async function openCosting(): Promise<void> {
  stubServer(quotingOffice);
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await fillCosting();
}

const amountOf = (label: string) => within(screen.getByRole('group', { name: label })).getByText(/^₹/, { selector: '.ledger-amount' }).textContent;

test('shows the twelve rows in order, each computed as one types (QUO-17, QUO-19, QUO-20, QUO-21, QUO-22, QUO-23, QUO-24, QUO-25)', async () => {
  await openCosting();
  const labels = [...document.querySelectorAll('.ledger-row')].map((row) => row.querySelector('.ledger-label, label')?.textContent);
  expect(labels).toEqual([
    'Subtotal', 'Discount percent', 'Discount amount', 'Discounted total', 'GST percent', 'GST amount', 'Special packing and forwarding charges',
    'Shipping charges', 'Installation charges', 'GST on service charge percent', 'GST on service charge amount', 'Total amount',
  ]);
  expect(chosenIn('GST on service charge percent')).toBe('18%');
  const computed = ['Subtotal', 'Discount amount', 'Discounted total', 'GST amount', 'GST on service charge amount', 'Total amount'].map(amountOf);
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

test('offers for each term the texts of its own category, or none (QUO-27)', async () => {
  await openCosting();
  press('Next');
  const labels = [...document.querySelectorAll('.wizard-body .field-label')].map((label) => label.textContent);
  expect(labels).toEqual(['Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Delivery' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Within 3 weeks', 'Ex-works']);
});
