import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { customerOverviewRow, personRow, productOverviewRow } from '../../../testing/screens/web-overviews.ts';
import { productLookups, productRow } from '../../../testing/screens/web-products.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => storeTestLogin());

const rights: RightName[] = ['Customer List', 'Add Quotation', 'Add Enquiry', 'Add Follow Up', 'Edit Customer'];

async function openCustomer(overview: object = {}, { allowed = rights, replies = {} }: { allowed?: RightName[]; replies?: object } = {}) {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted(...allowed)),
    GetCustomer: answer([customerRow(41, 'Niramaya')], { total: 1 }),
    GetCustomerList: answer([customerRow(41, 'Niramaya')], { total: 1 }),
    GetCustomerOverview: answer([customerOverviewRow(41, overview)]),
    ...replies,
  });
  const app = openApp('/viewcustomer?id=41');
  await screen.findByText('Customer Details');
  return { server, app };
}

/** A part, once it has loaded. */
async function part(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('.glance-part')?.querySelector('[aria-busy]') ?? null).toBeNull());
  return screen.findByRole('region', { name });
}

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of a customer', () => {
  test('shows each contact person with call, mail and WhatsApp, and only the ways that there are (FND-40)', async () => {
    const reception = personRow(52, 'Reception', { fld_mobile: '', fld_phone: '02026120000', fld_email: '', fld_whatsapp: '' });
    await openCustomer({ contacts: [personRow(51, 'Dr. Asmita Gokhale'), reception] });
    const people = within(await part('Contact Persons')).getAllByRole('listitem');
    expect(people.map(links)).toEqual([
      ['tel:9820012345', 'tel:9820012345', 'mailto:purchase@example.in', 'https://wa.me/919820012345'],
      ['tel:02026120000', 'tel:02026120000'],
    ]);
  });

  test('shows the open deals with their sentence, what is owed, and the last notes (FND-40)', async () => {
    const deal = { fld_dealid: 7, fld_number: 'ABC/2026-2027/0148', fld_dealstate: 'Quoted', fld_totalamount: '52000.00', fld_nexton: '' };
    await openCustomer({
      deals: [{ ...deal, fld_sentence: '9 pieces quoted, nothing ordered yet.' }],
      fld_opendeals: 6,
      money: [
        {
          fld_open: '1200.00',
          fld_overdue: '200.00',
          fld_oldestdue: '2026-10-01',
          fld_advance: '0.00',
          fld_onaccount: '0.00',
          fld_net: '1200.00',
        },
      ],
      notes: [{ fld_noteid: 3, fld_at: '2026-11-20T04:30:00.000Z', fld_who: 'Asha Rao', fld_text: 'Calls after four.' }],
    });
    const deals = within(await part('Open Deals'));
    expect(deals.getByText('9 pieces quoted, nothing ordered yet.')).toBeTruthy();
    expect(deals.getByRole('link', { name: 'All 6 open deals' }).getAttribute('href')).toBe('/viewcustomer?id=41&view=Deals');
    const owed = within(await part('Owed'));
    expect(owed.getByRole('link', { name: '₹1,200.00' }).getAttribute('href')).toBe('/viewcustomer?id=41&view=Money');
    expect(owed.getByText('₹200.00')).toBeTruthy();
    expect(within(await part('Last Notes')).getByText('Calls after four.')).toBeTruthy();
  });

  test('has a sentence for each empty part, and nothing of money without it (FND-40)', async () => {
    await openCustomer({ contacts: [] });
    expect(within(await part('Open Deals')).getByText('No open deals.')).toBeTruthy();
    expect(within(await part('Last Notes')).getByText('No notes yet.')).toBeTruthy();
    expect(within(await part('Contact Persons')).getByText('No contact details available')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Owed' })).toBeNull();
  });

  test('offers New Quotation as the filled button, Add Enquiry and Add Call, each by its right (FND-40)', async () => {
    await openCustomer();
    const quote = await screen.findByRole('link', { name: 'New Quotation' });
    expect([quote.getAttribute('href'), quote.className.includes('button-filled')]).toEqual(['/addquotation?customer=41', true]);
    press('Add Enquiry');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByDisplayValue('Niramaya')).toBeTruthy();
    expect(within(dialog).getByDisplayValue('Dr. Asmita Gokhale')).toBeTruthy();
  });

  test('offers none of the three without their rights (FND-40)', async () => {
    await openCustomer({}, { allowed: ['Customer List'] });
    await part('Contact Persons');
    for (const name of ['New Quotation', 'Add Enquiry', 'Add Call']) expect(screen.queryByText(name)).toBeNull();
  });

  test('takes down a call once it has an outcome (FND-40)', async () => {
    const { server } = await openCustomer({}, { replies: { AddSalesCall: answer([{ CallId: 9 }]) } });
    await part('Contact Persons');
    press('Add Call');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please select the outcome.')).toBeTruthy();
    await choose('Outcome', 'Spoke');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({
        customerid: 41,
        calltype: 'Phone',
        outcome: 'Spoke',
        contactpersonid: 51,
      }),
    );
    await waitFor(() => expect(server.sentTo('GetCustomerOverview')).toHaveLength(2));
  });

  test('opens a call with its contact person, also if it is asked for before the overview is read (FND-40)', async () => {
    const read = Promise.withResolvers<void>();
    const overview = () => read.promise.then(answer([customerOverviewRow(41)]));
    const { server } = await openCustomer({}, { replies: { GetCustomerOverview: overview, AddSalesCall: answer([{ CallId: 9 }]) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Call' }));
    await settle();
    // Otherwise what is entered by then would fix that there is nobody.
    expect(screen.queryByRole('dialog')).toBeNull();
    read.resolve();
    const dialog = within(await screen.findByRole('dialog'));
    await choose('Outcome', 'Spoke');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ contactpersonid: 51 }));
  });

  test('says why its overview cannot be shown, and keeps the wizard (FND-40)', async () => {
    await openCustomer({}, { replies: { GetCustomerOverview: refusal(404, 'This customer does not exist or has been deleted.') } });
    expect(await screen.findByText('This customer does not exist or has been deleted.')).toBeTruthy();
    expect(screen.getByText('Customer Details')).toBeTruthy();
  });

  test('stands alone as a wizard while it is edited (FND-40)', async () => {
    await openCustomer();
    await part('Contact Persons');
    press('Edit Customer Details');
    expect(screen.queryByRole('region', { name: 'Contact Persons' })).toBeNull();
  });

  test('of a merged customer leads to the heir (FND-42)', async () => {
    const heir = answer([customerOverviewRow(41, { fld_mergedintoid: 12, fld_mergedinto: 'Lotus Trust' })]);
    const replies = { GetCustomerList: answer([], { total: 0 }), GetCustomerOverview: heir };
    stubServer({ ...shellReplies, ...lookups, GetUserSubMenuAccessRights: answer(granted('Customer List')), ...replies });
    const app = openApp('/viewcustomer?id=41');
    expect(await screen.findByText('This customer was merged into Lotus Trust.')).toBeTruthy();
    await waitFor(() => expect(app.address()).toContain('id=12'));
  });
});

describe('the page of a product', () => {
  async function openProduct(overview: object) {
    const server = stubServer({
      ...shellReplies,
      ...productLookups,
      GetUserSubMenuAccessRights: answer(granted('Product List')),
      GetProductList: answer([productRow(12, 'Office Table')], { total: 1 }),
      GetProductOverview: answer([productOverviewRow(12, overview)]),
      GetStockMovement: answer([], { total: 0 }),
    });
    openApp('/viewproduct?id=12');
    await screen.findByText('Product Details');
    return server;
  }

  test('shows stock, reserved and free, the last movements and the last prices (FND-41)', async () => {
    const movement = {
      fld_movementid: 5,
      fld_at: '2026-11-17T04:54:00.000Z',
      fld_reason: 'Dispatch',
      fld_document: 'SO/ABC/2026-2027/0079',
    };
    const price = { fld_kind: 'Ordered', fld_number: 'SO/ABC/2026-2027/0079', fld_date: '2026-11-02', fld_quotationid: 8, fld_orderid: 9 };
    await openProduct({
      fld_free: '-6.00',
      movements: [{ ...movement, fld_quantity: '-12.00', fld_balance: '10.00', fld_who: 'Asha Rao' }],
      prices: [{ ...price, fld_customerid: 41, fld_companyname: 'Niramaya', fld_quantity: 12, fld_rate: '950.00' }],
    });
    expect(within(await part('Stock')).getByText('−6.00')).toBeTruthy();
    const moved = within(await part('Last Movements'));
    expect([moved.getByText('−12.00'), moved.getByText('Balance 10.00')]).toHaveLength(2);
    const prices = await part('Last Prices');
    expect(links(prices)).toEqual(['/viewcustomer?id=41', '/viewquotation?id=8']);
    fireEvent.click(moved.getByRole('button', { name: 'All movements' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('has a sentence for each empty part (FND-41)', async () => {
    await openProduct({});
    expect(within(await part('Last Movements')).getByText('No stock movement yet.')).toBeTruthy();
    expect(within(await part('Last Prices')).getByText('Not quoted or ordered yet.')).toBeTruthy();
  });
});
