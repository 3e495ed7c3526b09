import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { cartLine, draftRow, quotationReplies, quotedChair } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  storeTestLogin();
});

const chair = quotedChair({ name: 'Visitor Chair' });

/** Opens the builder while a chair has this MRP. */
async function open(address: string, mrp: string, drafts: readonly object[] = []): Promise<void> {
  server = stubServer({
    ...quotationReplies,
    GetQuotation: answer([approvedQuotationRow(7)], { total: 1 }),
    GetQuotationProduct: answer([chair]),
    GetProduct: answer([productRow(1, 'Visitor Chair', { fld_mrp: mrp })], { total: 1 }),
    GetQuotationDraft: answer(drafts),
  });
  openApp(address);
  await screen.findByRole('heading', { name: 'Add Quotation' });
}

function enterQuantity(quantity: string): void {
  const field = within(cartLine('Visitor Chair')).getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: quantity } });
}

/** Leaves the page, and continues with its draft in another window. */
async function goToOtherWindow(address: string, mrp: string): Promise<void> {
  fireEvent(window, new Event('pagehide'));
  await screen.findByText(/^Draft saved/);
  const sent = server.sentTo('SaveQuotationDraft').at(-1)?.body as { content: string } | undefined;
  cleanup();
  sessionStorage.clear();
  storeTestLogin();
  await open(address, mrp, [draftRow(31, { fld_content: sent?.content })]);
  fireEvent.click(within(await screen.findByRole('list', { name: 'Drafts' })).getByRole('button', { name: 'Continue' }));
  await screen.findByRole('group', { name: 'Product Quote Details' });
}

async function copy(mrp: string): Promise<void> {
  await open('/addquotation?copy=7', mrp);
  press('Next');
  await screen.findByRole('group', { name: 'Customer Details' });
  press('Next');
  await screen.findByRole('group', { name: 'Product Quote Details' });
  enterQuantity('3');
}

test.each(['/addquotation', '/addquotation?copy=7'])(
  'the draft of a copy compares its prices with those of today at %s (REV-28)',
  async (address) => {
    await copy('1000.00');
    await goToOtherWindow(address, '1100.00');
    expect(within(cartLine('Visitor Chair')).getByText('MRP is now ₹1,100.00')).toBeTruthy();
    expect(await server.allSent('SaveQuotationDraft')).toEqual([]);
    press(quotationMessages.todaysPrices);
    expect(within(cartLine('Visitor Chair')).getByDisplayValue('1,100.00')).toBeTruthy();
    expect(screen.queryByText(/^MRP is now/)).toBeNull();
  },
);

test('the draft of a copy says nothing of an MRP that is as it was quoted (REV-28)', async () => {
  await copy('1000.00');
  await goToOtherWindow('/addquotation', '900.00');
  expect(cartLine('Visitor Chair')).toBeTruthy();
  expect(screen.queryByText(/^MRP is now/)).toBeNull();
});

test('prices of today in a copy stay in its draft as they were taken (REV-28)', async () => {
  await copy('1000.00');
  press(quotationMessages.todaysPrices);
  await goToOtherWindow('/addquotation', '1000.00');
  expect(within(cartLine('Visitor Chair')).getByDisplayValue('1,000.00')).toBeTruthy();
  expect(screen.queryByText(/^MRP is now/)).toBeNull();
});
