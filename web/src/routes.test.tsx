import { rightNames } from '@vikray/contract/platform/rights.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerRow, lookups } from '../../testing/screens/web-customers.ts';
import { granted, shellReplies, storeTestLogin } from '../../testing/screens/web-login.ts';
import { brochureRow, oldQuotationRow, salesCallRow } from '../../testing/screens/web-old-records.ts';
import { approvedQuotationRow, dispatchRow, orderLineRow, orderRow } from '../../testing/screens/web-orders.ts';
import { productLookups, productRow } from '../../testing/screens/web-products.ts';
import { quotationReplies } from '../../testing/screens/web-quotations.ts';
import { answer, refusal, stubServer } from '../../testing/screens/web-server-stub.ts';
import { openApp } from './open-app.tsx';
import { clearLogin, storedLogin } from './platform/login.ts';

/** One record of each kind, for a user with every right. */
const oneOfEach = {
  ...quotationReplies,
  ...lookups,
  ...productLookups,
  GetUserSubMenuAccessRights: answer(granted(...rightNames)),
  GetCustomerList: answer([customerRow(12, 'Niramaya Lotus')], { total: 1 }),
  GetProductList: answer([productRow(1, 'Visitor Chair')], { total: 1 }),
  GetQuotation: answer([approvedQuotationRow(3)], { total: 1 }),
  GetApprovedQuotation: answer([approvedQuotationRow(3)], { total: 1 }),
  GetQuotationProduct: answer([]),
  GetOldQuotation: answer([oldQuotationRow(3)], { total: 1 }),
  GetOrder: answer([orderRow(61)], { total: 1 }),
  GetOrderToDispatch: answer([orderRow(61)], { total: 1 }),
  GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
  GetDispatchOrder: answer([dispatchRow(1)], { total: 1 }),
  GetSalesList: answer([salesCallRow(7)], { total: 1 }),
  GetBrochure: answer([brochureRow(2)], { total: 1 }),
  GetTax: answer(
    [{ fld_id: 1, fld_gst: '18.00', gst: '18.00', fld_updatedon: '2026-11-20T10:00:00.000Z', updatedon: '2026-11-20T10:00:00.000Z' }],
    { total: 1 },
  ),
  GetTermsData: answer([], { total: 0 }),
};

describe('routes', () => {
  it.each(['/dashboard', '/nonsense', '/dashboard?x=1'])(
    'send a visitor who is not logged in from %s to the login page (GEN-01, RTE-37)',
    async (address) => {
      const server = stubServer({});
      const { path } = openApp(address);
      expect(await screen.findByRole('heading', { name: 'Log In' })).toBeDefined();
      expect(path()).toBe('/');
      expect(await server.allSent()).toEqual([]);
    },
  );

  it('show the dashboard inside the shell, in upper or lower case (RTE-02, RTE-33)', async () => {
    storeTestLogin();
    stubServer(shellReplies);
    openApp('/DashBoard');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(screen.getByText('Rohini Sondhi')).toBeDefined();
  });

  it('show "Page not found" inside the shell for an unknown address (RTE-04)', async () => {
    storeTestLogin();
    stubServer(shellReplies);
    openApp('/nonsense/further');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByText('Rohini Sondhi')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it.each([
    ['RTE-03', '/downloadbrochure', 'Download Brochure List', 'Add Remark'],
    ['RTE-05', '/addproduct', 'Add Product', 'Product Details'],
    ['RTE-07', '/addtax', 'Tax Management', '18.00'],
    ['RTE-08', '/addterms', 'Terms Management', 'No Terms Available'],
    ['RTE-10', '/addcustomer', 'Add Customer', 'Customer Details'],
    ['RTE-11', '/customerlist', 'Customer List', 'Niramaya Lotus'],
    ['RTE-13', '/productlist', 'Product List', 'Visitor Chair'],
    ['RTE-16', '/addquotation', 'Add Quotation', 'Taramandal Furniture'],
    ['FND-25', '/quickquotation', 'Quick Quotation', 'Taramandal Furniture'],
    ['RTE-17', '/quotationlist', 'Quotation Management', 'RSD/2026-2027/0003'],
    ['RTE-18', '/addorder', 'Order Management', 'RSD/2026-2027/0003'],
    ['RTE-19', '/generateorder?id=3', 'Generate Order', 'Kind Attention: Mr. Devdatta Rao - Purchase Manager'],
    ['RTE-20', '/orderlist', 'Order List', 'SO/RSD/2026-2027/0061'],
    ['RTE-22', '/viewproduct?id=1', 'Visitor Chair', 'View Product'],
    ['RTE-23', '/viewcustomer?id=12', 'Niramaya Lotus', 'View Customer'],
    ['RTE-24', '/viewquotation?id=3', 'Product Quotation', 'Kind Attention: Mr. Devdatta Rao - Purchase Manager'],
    ['RTE-25', '/adddispatch', 'Dispatch Management', 'SO/RSD/2026-2027/0061'],
    ['RTE-26', '/dispatch?id=61', 'Dispatch', 'Order Details'],
    ['RTE-29', '/dispatchlist', 'Dispatch History', 'Fowler Bed'],
    ['RTE-30', '/saleslist', 'Sales Management', 'SC-7'],
    ['RTE-31', '/oldquotation', 'Old Quotation List', 'OLD/3'],
  ])('%s: show %s with its content inside the shell', async (_, address, heading, content) => {
    storeTestLogin();
    stubServer(oneOfEach);
    const { path } = openApp(address);
    expect(await screen.findByRole('heading', { name: new RegExp(`^${heading}`), level: 1 })).toBeDefined();
    await waitFor(() => expect(screen.queryAllByText(content).length + screen.queryAllByDisplayValue(content).length).toBeGreaterThan(0));
    expect(screen.getByText('Senior Sales Executive')).toBeDefined();
    expect(path()).toBe(address.split('?')[0]);
  });

  it('lead back to the login page after a logout in another tab (LOG-17)', async () => {
    storeTestLogin();
    stubServer(shellReplies);
    const { path } = openApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(clearLogin);
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeDefined();
    expect(path()).toBe('/');
  });

  it('lead back to the login page when the session has ended', async () => {
    storeTestLogin();
    stubServer({ ...shellReplies, GetUserMenu: refusal(401, 'Please log in to continue.') });
    const { path } = openApp('/dashboard');
    await waitFor(() => expect(path()).toBe('/'));
    expect([storedLogin(), localStorage.getItem('vikray.rights')]).toEqual([undefined, null]);
  });
});
