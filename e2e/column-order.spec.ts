/** The columns of the lists in a window of 1280 px, the narrowest in which the menu is beside the table. */
import { expect, test } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { fillOldRecords } from './old-records.ts';
import { approveSale } from './sales-setup.ts';
import { openSession, send } from './steps.ts';

test('lists keep the order of their columns at 1280 px (PUR-17, QLS-02, DSP-25, SAL-01, USR-53, COM-21)', async ({ page }) => {
  fillOldRecords();
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSession(page);
  const today = dateAt(new Date());
  const { issuerId, deskId, quotationId } = await approveSale(page);
  await send(page, 'AddPurchase', { supplierid: issuerId, date: today, invoicenumber: 'AB7', productid: deskId, purchasequantity: '2.00' });
  const [{ OrderId: orderid }] = await send(page, 'AddOrder', { quotationid: quotationId });
  const [line] = await send(page, 'GetOrderProduct', { orderid });
  const lines = [{ productmapid: line.fld_id, dispatchquantity: 1 }];
  await send(page, 'AddDispatch', { orderid, invoicenumber: '77', invoicedate: today, lines });

  for (const [path, columns] of Object.entries({
    purchaselist:
      'Supplier, Purchase Invoice Number, Purchase Date, Product Name, Current Stock in Hand, Purchase Quantity, Total Stock, Updated On',
    quotationlist: 'S.No., Quotation Number, Date, Amount, Customer, Prepared By, Status, Action, Export',
    orderlist: 'S.No., Number, Date, Amount, Customer, Prepared By, Status, Export',
    dispatchlist: 'Invoice Number, Invoice Date, Dispatch Date, Order Number, Product Name, Dispatch Quantity',
    saleslist:
      'S.No., Sales Id, Company Name, Customer Contact, Sales Call Type, Sales Description, Sales Calls Action, Action Date, ' +
      'Action Description, Staff Name, Sales Status',
    userlist: 'S.No., Employee Number, Name, Designation, Email, Mobile, Reset Password, Action',
    companylist: 'S.No., Company Name, State, GST Number, MSME Number, Phone, Email, Action',
  })) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const expected = columns.split(', ');
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    await expect
      .poll(async () => (await heads()).map((head) => head.trim()).filter((head) => expected.includes(head)), path)
      .toEqual(expected);
  }
});
