import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyReplies, companyRow } from '../../testing/screens/web-companies.ts';
import { dispatchReplies, enterQuantity, goToProducts } from '../../testing/screens/web-dispatches.ts';
import { press } from '../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../testing/screens/web-login.ts';
import { moneyReplies } from '../../testing/screens/web-money.ts';
import { productLookups, productRow } from '../../testing/screens/web-products.ts';
import { purchaseReplies } from '../../testing/screens/web-purchases.ts';
import { answer, stubServer } from '../../testing/screens/web-server-stub.ts';
import { stockReplies } from '../../testing/screens/web-stock.ts';
import { userReplies } from '../../testing/screens/web-users.ts';
import { openApp } from './open-app.tsx';
import { today } from './platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

/** Waits for the field with this label and enters something. */
async function typeInto(label: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: 'Entered before' } });
}

const productReplies = {
  ...shellReplies,
  ...productLookups,
  GetUserSubMenuAccessRights: answer(granted('Product List', 'Add Product', 'Edit Product')),
  GetProductList: answer([productRow(12, 'Office Table')], { total: 1 }),
};
const oneCompany = { ...companyReplies, GetCompanyList: answer([companyRow(5, 'Shree Gajanan Steel Works')]) };

/** The pages that keep entries, besides those whose own tests show it: customers, quotations and a saved user. */
const pages: readonly (readonly [address: string, replies: object, enter: () => Promise<void>])[] = [
  ['/addproduct', productReplies, () => typeInto('Name')],
  ['/viewproduct?id=12', productReplies, editProduct],
  ['/addpurchase', purchaseReplies, () => typeInto('Purchase Invoice Number')],
  ['/addstockcount', stockReplies, () => typeInto('Reason')],
  ['/addcompany', companyReplies, () => typeInto('Company Name')],
  ['/edit-company/5', oneCompany, () => typeInto('Company Name')],
  ['/receipt', moneyReplies, () => typeInto('Reference')],
  ['/adduser', userReplies, () => typeInto('Full Name')],
  ['/dispatch?id=61', dispatchReplies(today()), dispatchBeds],
];

async function editProduct(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Product Details' }));
  await typeInto('Name');
}

async function dispatchBeds(): Promise<void> {
  await goToProducts();
  enterQuantity('Fowler Bed', '3');
}

test.each(pages)('%s says on return that it has unsaved changes, until the user continues', async (address, replies, enter) => {
  const bar = /^Unsaved changes from \d\d:\d\d$/;
  stubServer(replies);
  openApp(address);
  await enter();
  expect(screen.queryByText(bar)).toBeNull();
  cleanup();
  openApp(address);
  expect(await screen.findByText(bar)).toBeTruthy();
  press('Continue');
  expect(screen.queryByText(bar)).toBeNull();
});
