import { quickMessages } from '@vikray/contract/quotations/quick-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findNotice, press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { cardOf, cartLine, draftRow, goToProducts, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function open(address: string, replies: object = {}) {
  const server = stubServer({ ...quotationReplies, GetNamedProduct: answer([]), GetApprovalLimits: answer([]), ...replies });
  openApp(address);
  return server;
}

const quantityOn = async (product: string) => within(await cardOf(product)).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

/** Types 5 on the card of the chair, without Add, and returns the draft that is saved when the page is left. */
async function typeOnCard(): Promise<string> {
  const server = open('/addquotation');
  await goToProducts();
  fireEvent.change(await quantityOn('Visitor Chair'), { target: { value: '5' } });
  cleanup();
  await settle();
  return contentOf(server);
}

function contentOf(server: ReturnType<typeof stubServer>): string {
  const body = server.sentTo('SaveQuotationDraft').at(-1)?.body as { readonly content: string };
  return body.content;
}

test('what is typed on a card and not added outlives a reload, and Next asks about it (QCL-05, REV-01)', async () => {
  await typeOnCard();
  open('/addquotation');
  await screen.findByText(/^Unsaved changes from/);
  press('Continue');
  expect((await quantityOn('Visitor Chair')).value).toBe('5');
  press('Next');
  expect(await screen.findByRole('heading', { name: 'Add 5 × Visitor Chair first?' })).toBeTruthy();
});

test('a draft brings back what was typed on a card (QCL-05, REV-06)', async () => {
  const content = await typeOnCard();
  sessionStorage.clear();
  storeTestLogin();
  open('/addquotation', { GetQuotationDraft: answer([draftRow(31, { fld_content: content })]) });
  await screen.findByRole('button', { name: 'Continue' });
  press('Continue');
  expect((await quantityOn('Visitor Chair')).value).toBe('5');
});

test('on the quick page, a draft with something typed on a card asks about it before Submit, and adds it (QCL-05, FND-25)', async () => {
  const cards = [{ productId: 2, name: 'Executive Desk', quantity: '2', price: '42500.00' }];
  const server = open('/quickquotation', { GetQuotationDraft: answer([draftRow(31, {}, { cards })]) });
  await screen.findByRole('button', { name: 'Continue' });
  press('Continue');
  await screen.findByRole('row', { name: 'Visitor Chair' });
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await screen.findByRole('heading', { name: 'Add 2 × Executive Desk first?' });
  press('Yes');
  expect(await screen.findByRole('row', { name: 'Executive Desk' })).toBeTruthy();
  // The totals are others now.
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test('a line without a product is in the draft, and the steps ask for its product (FND-29, REV-01)', async () => {
  const quick = open('/quickquotation');
  fireEvent.paste(await screen.findByRole('region', { name: quickMessages.lines }), { clipboardData: { getData: () => 'Nil Chair\t3\n' } });
  await screen.findByRole('row', { name: 'Nil Chair' });
  cleanup();
  await settle();
  const { openLines } = (JSON.parse(contentOf(quick)) as { readonly form: { readonly openLines: unknown } }).form;
  expect(openLines).toMatchObject([{ text: 'Nil Chair', quantity: 3 }]);

  sessionStorage.clear();
  storeTestLogin();
  open('/addquotation', { GetQuotationDraft: answer([draftRow(31, {}, { openLines })]) });
  await screen.findByRole('button', { name: 'Continue' });
  press('Continue');
  const lines = await screen.findByRole('region', { name: quickMessages.notFound(1) });
  press('Next');
  expect(await findNotice(quickMessages.productNotFound('Nil Chair'))).toBeTruthy();
  fireEvent.change(within(lines).getByRole('combobox'), { target: { value: 'desk' } });
  fireEvent.click(await screen.findByRole('option', { name: /Executive Desk/ }));
  await waitFor(() =>
    expect(within(cartLine('Executive Desk')).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('3'),
  );
  press('Next');
  expect(await screen.findByText('Discounted total')).toBeTruthy();
});
