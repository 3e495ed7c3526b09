import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { orderMessages } from '@vikray/contract/orders/order-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dispatchReplies, enterQuantity, goToProducts, quantityOf } from '../../../testing/screens/web-dispatches.ts';
import { press, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { orderLineRow } from '../../../testing/screens/web-orders.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

function openDispatch(replies: object = {}) {
  stubServer({ ...dispatchReplies(today()), ...replies });
  openApp('/dispatch?id=61');
}

const stepButton = (title: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(title) });

test('opens on its products with the order done, whose step stays (DSP-06, DSP-07, QCL-10)', async () => {
  openDispatch();
  await screen.findByRole('group', { name: 'Product Details' });
  expect(document.activeElement).toBe(quantityOf('Fowler Bed'));
  expect([...document.querySelectorAll('.wizard-title')].map((title) => title.textContent)).toEqual([
    'Order Details',
    'Product Details',
    'Invoice Details',
  ]);
  expect([stepButton('Order').disabled, stepButton('Product').disabled, stepButton('Invoice').disabled]).toEqual([false, false, true]);
  expect(stepButton('Order').textContent).toContain('Done');
  fireEvent.click(stepButton('Order'));
  expect(screen.getByText('Partially Dispatched')).toBeTruthy();
  expect(screen.getByText('Mr. Devdatta Rao, Purchase Manager')).toBeTruthy();
});

test('shows for each line what was ordered, dispatched and is in stock (DSP-08)', async () => {
  openDispatch();
  await goToProducts();
  const rows = within(screen.getByRole('table', { name: 'Product lines' }))
    .getAllByRole('row')
    .slice(1);
  const shown = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(shown).toEqual([
    ['1', 'Fowler Bed', '10', '4', '12', 'of 6'],
    ['2', 'Mesh Chair', '24', '12', '9.75', 'of 9'],
    ['3', 'Executive Desk', '4', '4', '18', 'Dispatched'],
    ['4', 'Visitor Sofa', '2', '0', '0', 'of 0'],
  ]);
  expect(quantityOf('Executive Desk').disabled).toBe(true);
  expect(quantityOf('Visitor Sofa').disabled).toBe(true);
});

test('shows the pieces of all steps in Indian grouping (GEN-04)', async () => {
  const line = orderLineRow(1, 'Fowler Bed', { ordered: 100_000, dispatched: 1000, stock: '98765.50' });
  openDispatch({ GetOrderProduct: answer([line]) });
  await goToProducts();
  const shown = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(shown()).toEqual(['1', 'Fowler Bed', '1,00,000', '1,000', '98,765.5', 'of 98,765']);
  enterQuantity('Fowler Bed', '2000');
  press('Next');
  await screen.findByRole('table', { name: 'Goes out now' });
  expect(shown()).toEqual(['Fowler Bed', '97,000', '2,000']);
});

test('takes only digits as a quantity (DSP-10)', async () => {
  openDispatch();
  await goToProducts();
  enterQuantity('Fowler Bed', '3x');
  expect(quantityOf('Fowler Bed').value).toBe('3');
  for (const pasted of ['1E+00', '2 x 3', '3 (of 6)']) enterQuantity('Fowler Bed', pasted);
  expect(quantityOf('Fowler Bed').value).toBe('3');
  enterQuantity('Fowler Bed', '1.5');
  expect(quantityOf('Fowler Bed').value).toBe('1.5');
  expect(screen.getByText(say.wholePieces)).toBeTruthy();
  press('Next');
  expect(stepButton('Invoice').disabled).toBe(true);
});

test('refuses more than the pending quantity, and more than the stock (DSP-11, DSP-12)', async () => {
  openDispatch();
  await goToProducts();
  enterQuantity('Fowler Bed', '7');
  expect(sentenceInForm(say.moreThanOrdered)).toBeTruthy();
  enterQuantity('Fowler Bed', '6');
  enterQuantity('Mesh Chair', '10');
  press('Next');
  expect(sentenceInForm(say.moreThanInStock)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(quantityOf('Mesh Chair')));
});

test('asks for a quantity when nothing is to be dispatched; buttons fill in half or all (DSP-06, QCL-10)', async () => {
  openDispatch();
  await goToProducts();
  enterQuantity('Fowler Bed', '0');
  press('Next');
  expect(sentenceInForm(say.selectQuantity)).toBeTruthy();
  press('Half');
  expect(['Fowler Bed', 'Mesh Chair', 'Visitor Sofa'].map((name) => quantityOf(name).value)).toEqual(['3', '6', '0']);
  press('All that can go');
  expect(['Fowler Bed', 'Mesh Chair', 'Visitor Sofa'].map((name) => quantityOf(name).value)).toEqual(['6', '9', '0']);
  expect(screen.queryByText(say.selectQuantity, { ignore: '.notices *' })).toBeNull();
});

test('goes back to the list when the order does not exist', async () => {
  stubServer({
    ...shellReplies,
    GetOrder: answer([], { total: 0 }),
    GetOrderToDispatch: answer([], { total: 0 }),
    GetOrderProduct: refusal(404, orderMessages.notFound),
  });
  const app = openApp('/dispatch?id=99');
  expect(await screen.findByText(orderMessages.notFound)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/adddispatch'));
});
