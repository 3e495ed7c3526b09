/** Purchases as the server answers them, and helpers that fill in their wizard, for component tests. */
import { fireEvent, screen } from '@testing-library/react';
import { companyRow } from './web-companies.ts';
import { choose, enter, press } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { productRow } from './web-products.ts';
import { answer } from './web-server-stub.ts';

/** A purchase line in an answer. */
export function purchaseRow(id: number, change: object = {}) {
  return {
    fld_id: id,
    fld_companyname: 'Shree Gajanan Steel Works',
    fld_invoicenumber: 'SGW2211',
    fld_date: '2026-11-14',
    fld_name: 'Fowler Bed',
    fld_currentstock: '10.50',
    fld_purchasequantity: '2.25',
    fld_totalstock: '12.75',
    fld_updatedon: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

const suppliers = [companyRow(5, 'Shree Gajanan Steel Works'), companyRow(6, 'Sahyadri Timber Mart')];
const products = [productRow(31, 'Fowler Bed', { fld_stock: '10.50' }), productRow(32, 'Crash Trolley', { fld_stock: '4.00' })];

/** The replies to Add Purchase, for a user who may add purchases. */
export const purchaseReplies = {
  ...shellReplies,
  GetUserSubMenuAccessRights: answer(granted('Purchase List', 'Add Purchase')),
  GetCompanyList: answer(suppliers, { total: suppliers.length }),
  GetProduct: answer(products, { total: products.length }),
  AddPurchase: answer([{ PurchaseId: 1 }]),
};

/** Goes from an empty wizard to step 2. */
export async function goToProducts(): Promise<void> {
  await choose('Supplier', 'Shree Gajanan Steel Works');
  enter('Purchase Invoice Number', 'SGW2211');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Purchase Date' }), { key: 'ArrowDown' });
  press('Next');
}

/** Adds a line on step 2. */
export async function addLine(product: string, quantity: string): Promise<void> {
  await choose('Product', product);
  enter('Purchase Quantity', quantity);
  press('Add');
}

/** Goes from an empty wizard to step 3, with one line. */
export async function goToDisclaimer(): Promise<void> {
  await goToProducts();
  await addLine('Fowler Bed', '2.25');
  press('Next');
}
