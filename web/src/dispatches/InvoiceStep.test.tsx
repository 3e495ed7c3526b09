import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  dispatchReplies,
  enterQuantity,
  fillInvoice,
  goToInvoice,
  goToProducts,
  orderLines,
  quantityOf,
} from '../../../testing/screens/web-dispatches.ts';
import { enter, findNotice, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { orderLineRow } from '../../../testing/screens/web-orders.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

function openDispatch(replies: object = {}) {
  const server = stubServer({ ...dispatchReplies(today()), ...replies });
  return { server, app: openApp('/dispatch?id=61') };
}

test('asks for number, date and the disclaimer, in this order; the date is today (DSP-09, DSP-14, DSP-15, DSP-16, QCL-10, QCL-11)', async () => {
  openDispatch();
  await goToInvoice();
  press('Submit');
  expect(sentenceAt('Invoice Number')).toBe('Please enter Invoide Number.');
  enter('Invoice Number', 'A12');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invoice Number' }).value).toBe('12');
  enter('Invoice Number', '123');
  expect(screen.getByText(messages.lettersLeftOut)).toBeTruthy();
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Invoice Date' });
  expect(date.value).toBe(today().split('-').toReversed().join('-'));
  fireEvent.change(date, { target: { value: '' } });
  fireEvent.blur(date);
  press('Submit');
  expect(sentenceAt('Invoice Date')).toBe('Please enter Invoice Date.');
  fireEvent.keyDown(date, { key: 'ArrowDown' });
  press('Submit');
  expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe('Please agree to disclaimer to submit.');
});

test('a dispatch without an answer is repeated under its key after a reload, so no goods leave twice (GEN-21)', async () => {
  const { server: before } = openDispatch({ AddDispatch: noAnswer });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  await findNotice(messages.somethingWentWrong);
  cleanup();
  const { server } = openDispatch();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await screen.findByText(say.dispatched)).toBeTruthy();
  expect(server.sentTo('AddDispatch')).toEqual(before.sentTo('AddDispatch'));
});

/** The lines after six beds and two chairs have left. */
const linesAfter = [
  orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 10, stock: '6.00' }),
  orderLineRow(2, 'Mesh Chair', { ordered: 24, dispatched: 14, stock: '7.75' }),
  ...orderLines.slice(2),
];

test('a dispatch that was carried out without an answer is repeated, although its pieces are no longer pending (GEN-21)', async () => {
  let lines = answer(orderLines);
  let reply = () => {
    lines = answer(linesAfter);
    return noAnswer();
  };
  const { server } = openDispatch({ GetOrderProduct: () => lines(), AddDispatch: () => reply() });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  await findNotice(messages.somethingWentWrong);
  await waitFor(() => expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toContain('–'));
  reply = async () => answer([{ DispatchId: 1, ConsignmentId: 1 }])();
  press(/Submit/);
  expect(await screen.findByText(say.dispatched)).toBeTruthy();
  const [first, second] = server.sentTo('AddDispatch');
  expect(second).toEqual(first);
});

test('other quantities than those without an answer are checked against what is pending now (DSP-11)', async () => {
  const { server } = openDispatch({ AddDispatch: noAnswer });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  await findNotice(messages.somethingWentWrong);
  cleanup();
  openDispatch({ GetOrderProduct: answer(linesAfter) });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  enter('Invoice Number', '4402');
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  expect(await findNotice(say.moreThanOrdered)).toBeTruthy();
  expect(await server.allSent('AddDispatch')).toHaveLength(1);
});

test('refuses an invoice date before the order’s date (DSP-15)', async () => {
  openDispatch();
  await goToInvoice();
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Invoice Date' });
  fireEvent.keyDown(date, { key: 'ArrowDown' });
  fireEvent.keyDown(date, { key: 'PageUp' });
  expect(date.value).toBe(today().split('-').toReversed().join('-'));
});

test('sends all lines in one request, each with its status (DSP-13, DSP-18, DSP-19, DSP-20, DSP-22)', async () => {
  const { server, app } = openDispatch();
  await goToInvoice();
  fillInvoice();
  press('Submit');
  press(/Submit/);
  expect(await screen.findByText(say.dispatched)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/adddispatch'));
  expect(await server.allSent('AddDispatch')).toHaveLength(1);
  expect(server.sentTo('AddDispatch')[0]?.body).toMatchObject({
    orderid: 61,
    invoicenumber: '4401',
    invoicedate: today(),
    status: 'Partially Dispatched',
    lines: [
      { productmapid: 1, productid: 101, dispatchquantity: 6, currentquantity: '12.00', status: 'Dispatched' },
      { productmapid: 2, productid: 102, dispatchquantity: 2, currentquantity: '9.75', status: 'Partially Dispatched' },
    ],
    updatedby: 7,
  });
});

/** Six beds can leave, but two of them only if an other order waits on. */
const promisedBeds = orderLineRow(
  1,
  'Fowler Bed',
  { ordered: 10, dispatched: 4, stock: '12.00' },
  { fld_canship: 4, fld_promised: 8, fld_promisedto: 'SO/RSD/2026-2027/0003', fld_promisedorders: 1 },
);

test('says which stock is promised, and asks before it takes pieces of an other order (DSK-11)', async () => {
  const { server } = openDispatch({ GetOrderProduct: answer([promisedBeds, ...orderLines.slice(1)]) });
  await goToProducts();
  expect(document.querySelector('.dispatch-product')?.textContent).toContain('12 in stock, 8 promised to SO/RSD/2026-2027/0003');
  enterQuantity('Fowler Bed', '6');
  press('Next');
  fillInvoice();
  press('Submit');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Dispatch anyway/).textContent).toBe('2 Fowler Bed were meant for SO/RSD/2026-2027/0003. Dispatch anyway?');
  fireEvent.click(question.getByRole('button', { name: 'No' }));
  expect(await server.allSent('AddDispatch')).toEqual([]);
  press('Submit');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(say.dispatched)).toBeTruthy();
});

test('does not ask about pieces that the order gets (DSK-11)', async () => {
  const { server } = openDispatch({ GetOrderProduct: answer([promisedBeds, ...orderLines.slice(1)]) });
  await goToProducts();
  enterQuantity('Fowler Bed', '4');
  press('Next');
  fillInvoice();
  press('Submit');
  expect(await screen.findByText(say.dispatched)).toBeTruthy();
  expect(server.sentTo('AddDispatch')).toHaveLength(1);
});

test('is refused without the right (DSP-17)', async () => {
  const { server } = openDispatch({ GetUserSubMenuAccessRights: answer(granted('Dispatch List')) });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  expect(await findNotice(messages.notAuthorised)).toBeTruthy();
  expect(await server.allSent('AddDispatch')).toEqual([]);
});

test('shows a refusal and the new stock (DSP-12, DSP-23)', async () => {
  let stock = answer(orderLines);
  openDispatch({
    GetOrderProduct: () => stock(),
    AddDispatch: () => {
      stock = answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 4, stock: '3.00' }), ...orderLines.slice(1)]);
      return refusal(409, say.moreThanInStock, { code: 'MoreThanInStock', field: 'lines' })();
    },
  });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  expect((await screen.findAllByText(say.moreThanInStock)).length).toBeGreaterThan(0);
  expect(await screen.findByText('of 3')).toBeTruthy();
  expect(quantityOf('Fowler Bed').value).toBe('6');
});

test('keeps all entries when the server does not answer (DSP-23)', async () => {
  openDispatch({ AddDispatch: noAnswer });
  await goToInvoice();
  fillInvoice();
  press('Submit');
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invoice Number' }).value).toBe('4401');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Submit/ }).disabled).toBe(false);
});
