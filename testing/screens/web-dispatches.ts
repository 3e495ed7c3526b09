/** The server's replies to the dispatch wizard, and helpers that fill it in, for component tests. */
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { enter, press } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { orderLineRow, orderRow } from './web-orders.ts';
import { answer } from './web-server-stub.ts';

/** Lines of an order: pending and in stock, pending with too little stock, completely dispatched, and out of stock. */
export const orderLines = [
  orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 4, stock: '12.00' }),
  orderLineRow(2, 'Mesh Chair', { ordered: 24, dispatched: 12, stock: '9.75' }),
  orderLineRow(3, 'Executive Desk', { ordered: 4, dispatched: 4, stock: '18.00' }),
  orderLineRow(4, 'Visitor Sofa', { ordered: 2, stock: '0.00' }),
];

/** The replies for an order of that day with these lines, for a user who may dispatch it. */
export function dispatchReplies(date: string) {
  return {
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Add Dispatch')),
    GetOrder: answer([orderRow(61, { fld_date: date, fld_status: 'Partially Dispatched' })], { total: 1 }),
    GetOrderToDispatch: answer([], { total: 0 }),
    GetOrderProduct: answer(orderLines),
    GetCompanyList: answer([], { total: 0 }),
    AddDispatch: answer([{ DispatchId: 1, ConsignmentId: 1 }]),
  };
}

/** The quantity field of a product. */
export function quantityOf(product: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity to Dispatch Now, ${product}` });
}

/** Types the quantity of a product. */
export function enterQuantity(product: string, text: string): void {
  fireEvent.change(quantityOf(product), { target: { value: text } });
}

/** Waits for the first step of the wizard and opens the second. */
export async function goToProducts(): Promise<void> {
  await screen.findByRole('group', { name: 'Product Details' });
}

/** Enters six beds and two chairs and opens the third step. */
export async function goToInvoice(): Promise<void> {
  await goToProducts();
  enterQuantity('Fowler Bed', '6');
  enterQuantity('Mesh Chair', '2');
  press('Next');
}

/** Fills in the third step with today's invoice. */
export function fillInvoice(): void {
  enter('Invoice Number', '4401');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Invoice Date' }), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
}

/** An open line of the dispatch desk in an answer: beds of which 12 are in stock. */
export function openOrderLineRow<C extends object>(id: number, change: C) {
  return {
    fld_id: id,
    fld_orderid: id,
    fld_number: `SO/RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_date: '2026-11-20',
    fld_promisedon: '',
    fld_priority: 'No',
    fld_customerid: 41,
    fld_companyname: 'Niramaya Lotus Hospital Trust',
    fld_city: 'Nagpur',
    fld_productid: 101,
    fld_code: '',
    fld_name: 'Fowler Bed',
    fld_quantity: 12,
    fld_dispatchquantity: 0,
    fld_pending: 12,
    fld_stock: '12.00',
    fld_canship: 12,
    fld_short: 0,
    fld_preparedfor: 5,
    fld_issueshere: 'No',
    fld_hasplan: 'No',
    ...change,
  };
}
