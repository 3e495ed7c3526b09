import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow } from '../../../../testing/screens/web-companies.ts';
import { enter, press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { addToCart, goToProducts, mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

/** A chair with 5 % of its own, and a desk without; both at ₹1,000. */
const products = answer(
  [productRow(1, 'Visitor Chair', { fld_mrp: '1000.00', fld_gstpercent: '5.00' }), productRow(2, 'Executive Desk', { fld_mrp: '1000.00' })],
  { total: 2 },
);

async function openCosting(names: readonly string[], replies: object = {}) {
  const server = stubServer({ ...quotationReplies, GetProduct: products, ...replies });
  openApp('/addquotation');
  await screen.findByRole('heading', { name: 'Add Quotation' });
  await goToProducts();
  for (const name of names) await addToCart(name, '1');
  press('Next');
  await screen.findAllByDisplayValue('18%');
  return server;
}

const amountOf = (label: string) =>
  within(screen.getByRole('group', { name: label })).getByText(/^₹/, { selector: '.ledger-amount' }).textContent;
const ratesSwitch = () => screen.queryByRole<HTMLInputElement>('switch', { name: say.ratesByProduct });

test('shows no switch while no product has another rate (GTX-18)', async () => {
  await openCosting(['Executive Desk']);
  expect(ratesSwitch()).toBeNull();
  expect(amountOf('GST amount')).toBe('₹180');
});

test('taxes each product at its rate, one row for each, until the user switches that off (GTX-18, GTX-22)', async () => {
  await openCosting(['Visitor Chair', 'Executive Desk']);
  expect(ratesSwitch()?.checked).toBe(true);
  expect([amountOf('GST on Goods (18%)'), amountOf('GST on Goods (5%)'), amountOf('Total amount')]).toEqual(['₹180', '₹50', '₹2,230']);
  enter('Discount percent', '10');
  expect([amountOf('GST on Goods (18%)'), amountOf('GST on Goods (5%)')]).toEqual(['₹162', '₹45']);
  fireEvent.click(screen.getByRole('switch', { name: say.ratesByProduct }));
  expect(amountOf('GST amount')).toBe('₹324');
  expect(ratesSwitch()?.checked).toBe(false);
});

test('submits the mode and the rate of each line (GTX-19)', async () => {
  const server = await openCosting(['Visitor Chair', 'Executive Desk']);
  press('Next');
  press('Next');
  expect(await screen.findByText('GST on Goods (5%)')).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
  press(/Submit$/);
  const { body: sent } = await waitFor(() => {
    const [call] = server.sentTo('AddQuotation');
    if (!call) throw new Error('AddQuotation has not been sent');
    return call;
  });
  expect(sent).toMatchObject({ taxmode: 'By Product', gstpercent: '', gstamount: '230.00', totalamount: '2230.00' });
  expect(sent).toHaveProperty('products.0.gstpercent', '5.00');
  expect(sent).toHaveProperty('products.1.gstpercent', '18.00');
});

test('charges join the goods where the company says so (GTX-21)', async () => {
  await openCosting(['Visitor Chair', 'Executive Desk'], {
    GetCompanyList: answer([companyRow(5, 'Taramandal Furniture', { fld_chargesmode: 'Highest Rate' })]),
  });
  expect(await screen.findByText(say.chargesAtHighest)).toBeTruthy();
  enter('Shipping charges', '100');
  expect([amountOf('GST on Goods (18%)'), amountOf('Total amount')]).toEqual(['₹198', '₹2,348']);
  expect(screen.queryByText('GST on service charge percent')).toBeNull();
});

test('an edit keeps the rates and the charges mode of its quotation (GTX-19, GTX-21)', async () => {
  const rated = { fld_status: 'Open', fld_gstpercent: '', fld_taxmode: 'By Product', fld_chargesmode: 'Apportioned' };
  const line = { fld_photo: '', fld_description: '', fld_quantity: 1, fld_rate: '1000.00', fld_total: '1000.00', fld_mrp: '1000.00' };
  stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation'),
    GetProduct: products,
    GetQuotation: answer([approvedQuotationRow(7, { ...rated, fld_discountpercent: '0.00', fld_specialcharges: '0.00' })], { total: 1 }),
    GetQuotationProduct: answer([
      { ...line, fld_productid: 1, fld_name: 'Visitor Chair', fld_gstpercent: '5.00' },
      { ...line, fld_productid: 2, fld_name: 'Executive Desk', fld_gstpercent: '12.00' },
    ]),
  });
  openApp('/addquotation?edit=7');
  await screen.findByRole('heading', { name: /^Edit / });
  press(/Total costing/);
  expect(await screen.findByText(say.chargesWithGoods)).toBeTruthy();
  expect([amountOf('GST on Goods (12%)'), amountOf('GST on Goods (5%)')]).toEqual(['₹120', '₹50']);
});
