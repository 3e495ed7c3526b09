/** What the dispatch wizard asks for, and the hands that fill it, for component tests. */
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '@vikray/contract/platform/messages.ts';
import { enter, press } from './web-hands.ts';
import { granted, quietShell } from './web-login.ts';
import { orderLineRow, orderRow } from './web-orders.ts';
import { answer } from './web-server-stub.ts';

/** Lines of an order: some left and in stock, some left but less in stock, all gone out, and none in stock. */
export const orderLines = [
  orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 4, stock: '12.00' }),
  orderLineRow(2, 'Mesh Chair', { ordered: 24, dispatched: 12, stock: '9.75' }),
  orderLineRow(3, 'Executive Desk', { ordered: 4, dispatched: 4, stock: '18.00' }),
  orderLineRow(4, 'Visitor Sofa', { ordered: 2, stock: '0.00' }),
];

/** An order of that day with these lines, for a user who may send it out. */
export function dispatchOffice(date: string) {
  return {
    ...quietShell,
    GetUserSubMenuAccessRights: answer(granted('Add Dispatch')),
    GetOrder: answer([orderRow(61, { fld_date: date, fld_status: 'Partially Dispatched' })], { total: 1 }),
    GetOrderToDispatch: answer([], { total: 0 }),
    GetOrderProduct: answer(orderLines),
    AddDispatch: answer([{ DispatchId: 1 }]),
  };
}

/** The field of a product's quantity. */
export function quantityOf(product: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity to Dispatch Now, ${product}` });
}

/** Types a product's quantity. */
export function enterQuantity(product: string, text: string): void {
  fireEvent.change(quantityOf(product), { target: { value: text } });
}

/** Opens the second step of the wizard, once its first one is here. */
export async function goToProducts(): Promise<void> {
  await screen.findByText('Order Details');
  press('Next');
}

/** Has six beds and two chairs go out, and opens the third step. */
export async function goToInvoice(): Promise<void> {
  await goToProducts();
  enterQuantity('Fowler Bed', '6');
  enterQuantity('Mesh Chair', '2');
  press('Next');
}

/** Fills the third step with today's invoice. */
export function fillInvoice(): void {
  enter('Invoice Number', '4401');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Invoice Date' }), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
}
