import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow, companyReplies } from '../../testing/screens/web-companies.ts';
import { granted, storeTestLogin } from '../../testing/screens/web-login.ts';
import { moneyReplies } from '../../testing/screens/web-money.ts';
import { productLookups } from '../../testing/screens/web-products.ts';
import { approvedQuotationRow, orderLineRow, orderRow } from '../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../testing/screens/web-server-stub.ts';
import { stockReplies } from '../../testing/screens/web-stock.ts';
import { userReplies } from '../../testing/screens/web-users.ts';
import { openApp } from './open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const office = {
  ...moneyReplies,
  ...userReplies,
  ...companyReplies,
  ...productLookups,
  ...quotationReplies,
  GetCompanyList: answer([companyRow(5, 'Shree Gajanan Steel Works')], { total: 1 }),
  GetStock: stockReplies.GetStock,
  GetOrder: answer([orderRow(61)], { total: 1 }),
  GetQuotation: answer([approvedQuotationRow(7)], { total: 1 }),
  GetQuotationProduct: answer([]),
  GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
};

const pages: [address: string, right: RightName][] = [
  ['/addcustomer', 'Add Customer'],
  ['/addproduct', 'Add Product'],
  ['/addpurchase', 'Add Purchase'],
  ['/addstockcount', 'Add Stock Count'],
  ['/addquotation', 'Add Quotation'],
  ['/quickquotation', 'Add Quotation'],
  ['/receipt', 'Add Receipt'],
  ['/adduser', 'Add User'],
  ['/addcompany', 'Add Company'],
  ['/edit-company/5', 'Edit Company'],
  ['/dispatch?id=61', 'Add Dispatch'],
  ['/changeorder?id=61', 'Edit Order'],
];

test.each(pages)('%s says on arrival that the user lacks the right %s (CUS-29)', async (address, right) => {
  stubServer({ ...office, GetUserSubMenuAccessRights: answer(granted('View Dashboard')) });
  openApp(address);
  expect(await screen.findByText(messages.needsRight(right))).toBeTruthy();
  expect(screen.getByText(messages.notAuthorised)).toBeTruthy();
});

test.each(pages)('%s says nothing about rights to a user with the right %s', async (address, right) => {
  stubServer({ ...office, GetUserSubMenuAccessRights: answer(granted(right)) });
  openApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(messages.notAuthorised)).toBeNull());
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
});
