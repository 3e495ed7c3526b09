import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { press, sentenceInForm } from '../../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../../testing/screens/web-login.ts';
import { addToCart, cardOf, cartLine, goToProducts, quotationReplies } from '../../../../../testing/screens/web-quotations.ts';
import { productRow } from '../../../../../testing/screens/web-products.ts';
import { answer, settle, stubServer } from '../../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openProducts({ isManual = false, replies = {} }: { isManual?: boolean; replies?: object } = {}) {
  const server = stubServer({ ...quotationReplies, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  if (isManual) fireEvent.click(screen.getByRole('radio', { name: 'Manual Price' }));
  await goToProducts();
  return server;
}

const quantityOf = (place: HTMLElement) => within(place).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const priceOf = (place: HTMLElement) => within(place).getByRole<HTMLInputElement>('textbox', { name: 'Price' });
const lines = () => within(screen.getByRole('region', { name: 'Cart' })).getAllByRole('listitem');
const namesOfLines = () => lines().map((line) => line.getAttribute('aria-label'));

test('shows photo, name, 70 characters of description, MRP and stock of visible products (QUO-09)', async () => {
  const server = await openProducts();
  const card = await cardOf('Visitor Chair');
  expect(within(card).getByText(`${'x'.repeat(70)}…`)).toBeTruthy();
  expect(within(card).getByText('₹1,000.00')).toBeTruthy();
  expect(within(card).getByText('4.00')).toBeTruthy();
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/api/images/');
  expect(server.sentTo('GetProduct')[0]?.query).toMatchObject({ visible: 'Yes', page: '1' });
  expect(within(card).queryByRole('textbox', { name: 'Manual Price' })).toBeNull();
});

test('shows the stock in Indian grouping on the card and in the cart (GEN-04)', async () => {
  await openProducts({ replies: { GetProduct: answer([productRow(1, 'Visitor Chair', { fld_stock: '1234.50' })], { total: 1 }) } });
  expect(within(await cardOf('Visitor Chair')).getByText('1,234.50')).toBeTruthy();
  await addToCart('Visitor Chair', '1235');
  expect(within(cartLine('Visitor Chair')).getByText(say.aboveStock('1,234.50'))).toBeTruthy();
});

test('takes whole quantities from 0, starting with 1 (QUO-10)', async () => {
  await openProducts();
  const quantity = quantityOf(await cardOf('Visitor Chair'));
  expect(quantity.value).toBe('1');
  fireEvent.change(quantity, { target: { value: '3 pcs' } });
  expect(quantity.value).toBe('3');
});

test.each(['1.5', '-1'])('refuses %s as a quantity, at the card and in the cart (QUO-10)', async (typed) => {
  await openProducts();
  await addToCart('Visitor Chair', typed);
  const card = await cardOf('Visitor Chair');
  expect(quantityOf(card).value).toBe(typed);
  expect(within(card).getByRole('alert').textContent).toBe(say.selectQuantity);
  await addToCart('Visitor Chair', '2');
  const inCart = quantityOf(cartLine('Visitor Chair'));
  fireEvent.change(inCart, { target: { value: typed } });
  expect(inCart.value).toBe(typed);
  press('Next');
  expect(within(cartLine('Visitor Chair')).getByRole('alert').textContent).toBe(say.selectQuantity);
});

test('refuses a quantity of 0 at the card (QUO-12)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '0');
  const card = await cardOf('Visitor Chair');
  expect(within(card).getByRole('alert').textContent).toBe(say.selectQuantity);
  expect(document.activeElement).toBe(quantityOf(card));
  await settle();
  expect(screen.queryByText(say.addedToCart)).toBeNull();
});

test('a card begins with the MRP as its manual price', async () => {
  await openProducts({ isManual: true });
  expect(within(await cardOf('Visitor Chair')).getByRole<HTMLInputElement>('textbox', { name: 'Manual Price' }).value).toBe('1,000.00');
});

test('asks for a manual price above 0 (QUO-11, QUO-13)', async () => {
  await openProducts({ isManual: true });
  await addToCart('Visitor Chair', '2', '0');
  expect(within(await cardOf('Visitor Chair')).getByRole('alert').textContent).toBe(say.enterManualPrice);
  await addToCart('Visitor Chair', '2', '1250.5');
  expect(within(cartLine('Visitor Chair')).getByText('₹2,501.00')).toBeTruthy();
});

test('adds products to the cart, the same product at the same price as one line (QUO-14, QUO-15)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  expect(await screen.findByText(say.addedToCart)).toBeTruthy();
  await addToCart('Executive Desk', '1');
  await addToCart('Visitor Chair', '1');
  const line = cartLine('Visitor Chair');
  expect(quantityOf(line).value).toBe('3');
  expect(priceOf(line).value).toBe('1,000.00');
  expect(within(line).getByText('₹3,000.00')).toBeTruthy();
  expect(screen.getByText('₹45,500.00')).toBeTruthy();
});

test('adds the entered quantity once, also with a double click (QUO-14)', async () => {
  await openProducts();
  const card = await cardOf('Visitor Chair');
  fireEvent.change(quantityOf(card), { target: { value: '3' } });
  const add = within(card).getByRole('button', { name: 'Add Visitor Chair' });
  for (const detail of [1, 2]) fireEvent.click(add, { detail });
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('3');
  fireEvent.click(add, { detail: 1 });
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('4');
});

test('keeps two lines for one product at two prices', async () => {
  await openProducts({ isManual: true });
  await addToCart('Visitor Chair', '1', '900');
  await addToCart('Visitor Chair', '1', '950');
  expect(within(screen.getByRole('region', { name: 'Cart' })).getAllByRole('listitem')).toHaveLength(2);
});

test('warns about a quantity above the stock, but lets the user continue', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '5');
  expect(within(cartLine('Visitor Chair')).getByText(say.aboveStock('4.00'))).toBeTruthy();
  press('Next');
  expect(screen.getByText('Discounted total')).toBeTruthy();
});

test('changes quantities in the cart and removes lines (QUO-16)', async () => {
  await openProducts();
  press('Next');
  expect(sentenceInForm(say.addProduct).getAttribute('role')).toBe('alert');
  await addToCart('Visitor Chair', '1');
  fireEvent.change(quantityOf(cartLine('Visitor Chair')), { target: { value: '' } });
  press('Next');
  expect(within(cartLine('Visitor Chair')).getByRole('alert').textContent).toBe(say.selectQuantity);
  fireEvent.change(quantityOf(cartLine('Visitor Chair')), { target: { value: '7' } });
  expect(screen.getAllByText('₹7,000.00')).toHaveLength(2);
  press('Remove Visitor Chair');
  expect(sentenceInForm(say.addProduct)).toBeTruthy();
});

test('a price is typed in its line, and makes the prices manual ones (QUO-11, QCL-01)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  const price = priceOf(cartLine('Visitor Chair'));
  fireEvent.change(price, { target: { value: '950.' } });
  expect(price.value).toBe('950.');
  fireEvent.change(price, { target: { value: '950.5' } });
  expect(within(cartLine('Visitor Chair')).getByText('₹1,901.00')).toBeTruthy();
  expect(within(await cardOf('Executive Desk')).getByRole('textbox', { name: 'Manual Price' })).toBeTruthy();
  fireEvent.change(price, { target: { value: '' } });
  press('Next');
  expect(within(cartLine('Visitor Chair')).getByRole('alert').textContent).toBe(say.enterManualPrice);
  expect(document.activeElement).toBe(price);
});

test('Alt+↑ and Alt+↓ move a line, which keeps the focus (QCL-02)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  const quantity = quantityOf(cartLine('Executive Desk'));
  quantity.focus();
  fireEvent.keyDown(quantity, { key: 'ArrowUp', altKey: true });
  expect(namesOfLines()).toEqual(['Executive Desk', 'Visitor Chair']);
  expect(document.activeElement).toBe(quantityOf(cartLine('Executive Desk')));
  pressKeys('ArrowDown');
  expect(namesOfLines()).toEqual(['Executive Desk', 'Visitor Chair']);
  fireEvent.keyDown(quantity, { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(quantity, { key: 'ArrowDown', altKey: true });
  expect(namesOfLines()).toEqual(['Visitor Chair', 'Executive Desk']);
});

test('a line dragged past the middle of its neighbour takes its place (QCL-02)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ y: 56 * lines().indexOf(this as HTMLElement), height: 56 });
  });
  onTestFinished(() => box.mockRestore());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move Visitor Chair' }), { button: 0 });
  fireEvent.pointerMove(document, { clientY: 80 });
  expect(namesOfLines()).toEqual(['Visitor Chair', 'Executive Desk']);
  fireEvent.pointerMove(document, { clientY: 90 });
  expect(namesOfLines()).toEqual(['Executive Desk', 'Visitor Chair']);
  fireEvent.pointerUp(document);
  fireEvent.pointerMove(document, { clientY: 5 });
  expect(namesOfLines()).toEqual(['Executive Desk', 'Visitor Chair']);
});

test('a line is doubled and removed with its keys, and each notice undoes it (QCL-03)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  quantityOf(cartLine('Visitor Chair')).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'd', ctrlKey: true });
  expect(namesOfLines()).toEqual(['Visitor Chair', 'Visitor Chair', 'Executive Desk']);
  const doubled = lines()[1] ?? document.body;
  expect(document.activeElement).toBe(quantityOf(doubled));
  fireEvent.change(quantityOf(doubled), { target: { value: '9' } });
  expect(quantityOf(lines()[0] ?? document.body).value).toBe('2');
  const notice = (await screen.findByText(say.lineDoubled)).closest<HTMLElement>('.notice') ?? document.body;
  fireEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
  expect(namesOfLines()).toEqual(['Visitor Chair', 'Executive Desk']);
  quantityOf(cartLine('Executive Desk')).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete', ctrlKey: true });
  expect(namesOfLines()).toEqual(['Visitor Chair']);
  expect(document.activeElement).toBe(quantityOf(cartLine('Visitor Chair')));
});

test('Next asks about what is typed on a card and not added, and adds it (QCL-05)', async () => {
  await openProducts();
  const quantity = quantityOf(await cardOf('Visitor Chair'));
  fireEvent.change(quantity, { target: { value: '5' } });
  press('Next');
  await screen.findByRole('heading', { name: 'Add 5 × Visitor Chair first?' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(quantityOf(await cardOf('Visitor Chair')).value).toBe('5');
  press('Next');
  press('Yes');
  expect(screen.getByText('Discounted total')).toBeTruthy();
  press('Previous');
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('5');
  press('Next');
  expect(screen.getByText('Discounted total')).toBeTruthy();
});

test('No to what is typed on a card goes on without it; a price that is missing keeps the step open (QCL-05)', async () => {
  await openProducts({ isManual: true });
  await addToCart('Executive Desk', '1', '42500');
  const card = within(await cardOf('Visitor Chair'));
  fireEvent.change(card.getByRole('textbox', { name: 'Manual Price' }), { target: { value: '' } });
  press('Next');
  press('Yes');
  expect(card.getByRole('alert').textContent).toBe(say.enterManualPrice);
  press('Next');
  press('No');
  expect(screen.getByText('Discounted total')).toBeTruthy();
  press('Previous');
  expect(lines()).toHaveLength(1);
});

test('what is typed on a card stays while another product is searched (QCL-05)', async () => {
  const server = await openProducts();
  fireEvent.change(quantityOf(await cardOf('Visitor Chair')), { target: { value: '5' } });
  const box = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: 'desk' } });
  await waitFor(() => expect(server.sentTo('GetProduct').some(({ query }) => query['search'] === 'desk')).toBe(true));
  expect(quantityOf(await cardOf('Visitor Chair')).value).toBe('5');
});

test('Enter on a card adds it, and the search is ready for the next product (QCL-06)', async () => {
  await openProducts();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: 'chair' } });
  const quantity = quantityOf(await cardOf('Visitor Chair'));
  quantity.focus();
  fireEvent.keyDown(quantity, { key: 'Enter' });
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('1');
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'chair'.length]);
});

test('Ctrl+Enter is Next, from the search and from a card (QCL-06)', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '1');
  fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Search' }), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Discounted total')).toBeTruthy();
  press('Previous');
  fireEvent.keyDown(quantityOf(await cardOf('Visitor Chair')), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Discounted total')).toBeTruthy();
  press('Previous');
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('1');
});

test('searches on the server, and Enter stays on the step', async () => {
  const server = await openProducts();
  const box = await screen.findByRole('searchbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: 'desk' } });
  await waitFor(() => expect(server.sentTo('GetProduct').some(({ query }) => query['search'] === 'desk')).toBe(true));
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
});

const chair = productRow(1, 'Visitor Chair', { fld_status: 'Approved' });
const desk = productRow(2, 'Zuari Executive Desk', { fld_status: 'Pending' });

/** Step 3 with a chair in the cart and a search whose answer waits for `found`. */
async function searchSlowly() {
  const reply = Promise.withResolvers<Response>();
  const replies = { GetProduct: () => (isSearching ? reply.promise : Response.json({ data: [chair], total: 1 })) };
  let isSearching = false;
  await openProducts({ replies });
  await addToCart('Visitor Chair', '2');
  isSearching = true;
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  box.focus();
  fireEvent.change(box, { target: { value: 'zuari exec' } });
  return { box, found: (...rows: object[]) => reply.resolve(Response.json({ data: rows, total: rows.length })) };
}

/** Presses keys one after the other on the element with the focus. */
function pressKeys(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('keys pressed before the hits of a search arrive apply to those hits, not to what was on screen before', async () => {
  const { found } = await searchSlowly();
  expect((await cardOf('Visitor Chair')).closest('[inert]')).not.toBeNull();
  pressKeys('Tab', '4', 'Enter');
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('2');
  found(desk);
  await waitFor(() => expect(quantityOf(cartLine('Zuari Executive Desk')).value).toBe('4'));
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('2');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  expect((await cardOf('Zuari Executive Desk')).closest('[inert]')).toBeNull();
});

test('keys for a search that finds nothing change nothing, and the focus returns to the search', async () => {
  const { box, found } = await searchSlowly();
  pressKeys('Tab', '4', 'Enter');
  found();
  expect(await screen.findByRole('button', { name: 'Clear search' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('2');
  expect(within(screen.getByRole('region', { name: 'Cart' })).getAllByRole('listitem')).toHaveLength(1);
});

test('Enter in the search goes to the first hit without adding it', async () => {
  await openProducts();
  const card = await cardOf('Visitor Chair');
  fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Search' }), { key: 'Enter' });
  expect(document.activeElement).toBe(quantityOf(card));
  expect(sentenceInForm(say.addProduct)).toBeTruthy();
});

test('the notice names what was added, and Undo removes exactly that', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Visitor Chair', '3');
  expect(await screen.findByText(/^3 × Visitor Chair/)).toBeTruthy();
  press('Undo');
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('2');
  await addToCart('Executive Desk', '1');
  await screen.findByText(/^1 × Executive Desk/);
  press('Undo');
  expect(within(screen.getByRole('region', { name: 'Cart' })).getAllByRole('listitem')).toHaveLength(1);
});

test('a removed line can be restored in its place, and the focus stays in the cart', async () => {
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  press('Remove Visitor Chair');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Executive Desk' }));
  expect(await screen.findByText(say.removedFromCart)).toBeTruthy();
  fireEvent.click(
    within(screen.getByText(/^2 × Visitor Chair/).closest<HTMLElement>('.notice') ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  expect(namesOfLines()).toEqual(['Visitor Chair', 'Executive Desk']);
  expect(quantityOf(cartLine('Visitor Chair')).value).toBe('2');
});

test('a long cart scrolls to the line that was added', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  onTestFinished(() => scrolled.mockRestore());
  await openProducts();
  await addToCart('Visitor Chair', '2');
  await addToCart('Executive Desk', '1');
  expect(scrolled.mock.contexts.at(-1)).toBe(cartLine('Executive Desk'));
  await addToCart('Visitor Chair', '1');
  expect(scrolled.mock.contexts.at(-1)).toBe(cartLine('Visitor Chair'));
});

test('shows on the card and in the cart that a product is not approved yet', async () => {
  await openProducts({ replies: { GetProduct: answer([chair, desk], { total: 2 }) } });
  expect(within(await cardOf('Visitor Chair')).getByText('Approved')).toBeTruthy();
  expect(within(await cardOf('Zuari Executive Desk')).getByText('Pending')).toBeTruthy();
  await addToCart('Visitor Chair', '1');
  await addToCart('Zuari Executive Desk', '1');
  expect(within(cartLine('Zuari Executive Desk')).getByText('Pending')).toBeTruthy();
  expect(within(cartLine('Visitor Chair')).queryByText('Approved')).toBeNull();
});

test('shows what the customer paid last in the line of a product, and Alt+L takes it (FND-34)', async () => {
  const last = { fld_lastrate: '920.00', fld_laston: '2026-08-12', fld_lastnumber: 'SO/ABC/2026-2027/0001', fld_lastkind: 'Ordered' };
  const facts = { fld_productid: 1, fld_mrp: '1000.00', ...last, fld_lowestrate: '', fld_stock: '4.00', fld_free: '4.00' };
  const server = await openProducts({ replies: { GetLineFacts: answer([facts]) } });
  await addToCart('Visitor Chair', '1');
  const line = cartLine('Visitor Chair');
  expect(await within(line).findByRole('button', { name: 'Last: ₹920.00, ordered 12/08/2026' })).toBeTruthy();
  expect(server.sentTo('GetLineFacts')[0]?.body).toEqual({ customerid: 12, productids: [1] });
  quantityOf(line).focus();
  fireEvent.keyDown(quantityOf(line), { key: 'l', altKey: true });
  expect(within(line).getByDisplayValue('920.00')).toBeTruthy();
  expect(within(line).queryByRole('button', { name: /^Last/ })).toBeNull();
});
