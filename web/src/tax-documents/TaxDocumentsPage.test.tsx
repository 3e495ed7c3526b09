import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { OpenedConsignment } from '@vikray/contract/consignments/consignment.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { beforeEach, expect, test } from 'vitest';
import { aConsignment, consignmentRecord, consignmentRow } from '../../../testing/screens/web-consignments.ts';
import { customerRow } from '../../../testing/screens/web-customers.ts';
import { choose, chosenIn, findNotice, press, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const sums = {
  fld_count: 2,
  fld_inbooks: 2,
  fld_voidinvoices: 0,
  fld_replacement: 0,
  fld_cancelled: 0,
  fld_withoutinvoice: 0,
  fld_withoutgstin: 0,
  fld_undecided: 0,
  fld_taxnotallowed: 0,
  fld_taxable: '200000.00',
  fld_cgst: '18000.00',
  fld_sgst: '18000.00',
  fld_igst: '0.00',
  fld_roundoff: '-0.50',
  fld_total: '235999.50',
};
const everyRight: readonly RightName[] = ['View Tax Documents', 'Add Tax Document', 'Add Dispatch'];

function openPage(shown: OpenedConsignment = aConsignment(1), address = '/taxdocuments', replies: object = {}, rights = everyRight) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetConsignmentList: answer([shown, aConsignment(2)].map(consignmentRow), { total: 2 }),
    GetConsignmentSums: answer([sums]),
    GetConsignment: answer([consignmentRecord(shown)]),
    GetCompanyList: answer([], { total: 0 }),
    GetCustomer: answer([], { total: 0 }),
    UpdateEway: answer([{ ConsignmentId: 1 }]),
    UpdateEinvoice: answer([{ ConsignmentId: 1 }]),
    UpdateTransport: answer([{ ConsignmentId: 1 }]),
    ...replies,
  });
  return { ...server, ...openApp(address) };
}

async function openPanel() {
  fireEvent.click(await screen.findByText('Niramaya Lotus Hospital 1'));
  return within(await screen.findByRole('complementary', { name: 'Papers and files of the chosen consignment' }));
}

const section = async (name: string) => within(await (await openPanel()).findByRole('region', { name }));

test('says that the files are drafts, and has the sums of the filter in the foot (GTX-35, GTX-40)', async () => {
  openPage();
  await screen.findByText('Niramaya Lotus Hospital 1');
  expect(screen.getByText(/Drafts for your accountant\. Check before filing\./)).toBeTruthy();
  expect((await screen.findByText('₹2,35,999.50')).closest('dl')?.textContent).toBe(
    'Taxable₹2,00,000.00CGST₹18,000.00SGST/UTGST₹18,000.00IGST₹0.00Round Off−₹0.50Total₹2,35,999.50',
  );
  expect(screen.getAllByText('e-way bill?')).toHaveLength(2);
});

test('names the GST of sales without heads, undecided or not allowed, so that the sums add up (GTX-35)', async () => {
  const half = { ...sums, fld_sgst: '0.00', fld_cgst: '0.00' };
  openPage(aConsignment(1), '/taxdocuments', { GetConsignmentSums: answer([half]) });
  expect((await screen.findByText('GST Without Heads')).closest('dl')?.textContent).toBe(
    'Taxable₹2,00,000.00CGST₹0.00SGST/UTGST₹0.00IGST₹0.00GST Without Heads₹36,000.00Round Off−₹0.50Total₹2,35,999.50',
  );
});

test('shows the tax of a row without heads, so that taxable value and tax are the total (GTX-35)', async () => {
  openPage(aConsignment(1, { heads: '', placeName: '', cgst: 0, sgst: 0, roundOff: 50, total: 118_000_50 }));
  const row = within(await screen.findByRole('row', { name: /Niramaya Lotus Hospital 1/ }));
  expect(row.getByText('₹1,00,000.00')).toBeTruthy();
  expect(row.getByText('₹18,000.00')).toBeTruthy();
});

test('filters by what is still to be done, the list and its sums alike (GTX-35)', async () => {
  const server = openPage();
  await screen.findByText('Niramaya Lotus Hospital 1');
  await choose('To Do', 'E-way needed');
  await waitFor(() => expect(server.sentTo('GetConsignmentList').at(-1)?.query).toMatchObject({ ewayneeded: 'Yes' }));
  await waitFor(() => expect(server.sentTo('GetConsignmentSums').at(-1)?.query).toMatchObject({ ewayneeded: 'Yes' }));
  expect(screen.getByRole('button', { name: 'E-Way File of These' })).toBeTruthy();
});

test('finds the consignments whose e-way bill is outdated, as its address says (GTX-35)', async () => {
  const server = openPage(aConsignment(1), '/taxdocuments?todo=ewayOutdated');
  await screen.findByText('Niramaya Lotus Hospital 1');
  expect(chosenIn('To Do')).toBe('E-way outdated');
  expect(server.sentTo('GetConsignmentList').at(-1)?.query).toMatchObject({ ewayoutdated: 'Yes' });
  await waitFor(() => expect(server.sentTo('GetConsignmentSums').at(-1)?.query).toMatchObject({ ewayoutdated: 'Yes' }));
  expect(screen.queryByRole('button', { name: 'E-Way File of These' })).toBeNull();
  await choose('To Do', 'E-way needed');
  await waitFor(() => expect(server.sentTo('GetConsignmentList').at(-1)?.query).not.toHaveProperty('ewayoutdated'));
});

test('filters by a customer, whom it names without a row, and shows all again (GTX-35)', async () => {
  const found = answer([customerRow(12, 'Niramaya Lotus')], { total: 1 });
  const server = openPage(aConsignment(1), '/taxdocuments?customerid=12', {
    GetCustomer: found,
    GetConsignmentList: answer([], { total: 0 }),
  });
  await waitFor(() => expect(chosenIn('Customer')).toBe('Niramaya Lotus'));
  expect(await screen.findByText('No consignments found.')).toBeTruthy();
  expect(server.sentTo('GetConsignmentList').at(-1)?.query).toMatchObject({ customerid: '12' });
  press('Clear');
  await waitFor(() => expect(server.sentTo('GetConsignmentList').at(-1)?.query).not.toHaveProperty('customerid'));
  expect(chosenIn('Customer')).toBe('');
});

test('offers the files of a company and a month once both are chosen (GTX-38, GTX-39)', async () => {
  openPage(aConsignment(1), '/taxdocuments?companyid=1&month=2026-11');
  for (const name of ['GSTR-1 Draft', 'Tally', 'Tally with Items']) expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('the chosen row is in the address, so that a reload and a colleague open it (GTX-35)', async () => {
  const page = openPage(aConsignment(1), '/taxdocuments?state=Issued');
  await openPanel();
  await waitFor(() => expect(page.address()).toBe('/taxdocuments?state=Issued&id=1'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(page.address()).toBe('/taxdocuments?state=Issued'));
  cleanup();
  openPage(aConsignment(1), '/taxdocuments?id=1');
  expect(await screen.findByRole('complementary', { name: 'Papers and files of the chosen consignment' })).toBeTruthy();
  expect(screen.getByText('Niramaya Lotus Hospital 1').closest('tr')?.getAttribute('aria-current')).toBe('true');
});

test('the panel names what the e-way bill still needs (GTX-36)', async () => {
  openPage();
  const eway = await section('E-Way Bill');
  expect(eway.getByText('Needed')).toBeTruthy();
  expect(eway.getByText('Still needs: vehicle number or transporter id.')).toBeTruthy();
  expect(eway.queryByRole('button', { name: 'E-Way File' })).toBeNull();
});

test('the panel gives the e-way file when nothing is missing, and keeps the number of the portal (GTX-36)', async () => {
  const server = openPage(aConsignment(1, { vehicleNumber: 'MH12AB1234' }));
  const eway = await section('E-Way Bill');
  expect(eway.getByRole('button', { name: 'E-Way File' })).toBeTruthy();
  fireEvent.click(eway.getByRole('button', { name: 'Enter E-Way Bill' }));
  fireEvent.change(await screen.findByLabelText('E-Way Bill Number'), { target: { value: '3310' } });
  press('Save');
  expect(await findNotice('An e-way bill number has 12 digits.')).toBeTruthy();
  expect(sentenceInForm('An e-way bill number has 12 digits.')).toBeTruthy();
  expect(await server.allSent('UpdateEway')).toEqual([]);
  fireEvent.change(screen.getByLabelText('E-Way Bill Number'), { target: { value: '' } });
  press('Save');
  await waitFor(() =>
    expect(server.sentTo('UpdateEway')[0]?.body).toEqual({ consignmentid: 1, version: 1, ewaynumber: '', ewaydate: '', validuntil: '' }),
  );
});

test('the panel says that the IRN is pending, and why the server refuses one (GTX-37)', async () => {
  const replies = { UpdateEinvoice: refusal(400, 'Please enter the acknowledgement number.', { field: 'ackno' }) };
  openPage(aConsignment(1, { irnMissing: 'Yes' }), '/taxdocuments', replies);
  const einvoice = await section('e-Invoice');
  expect(einvoice.getByText('IRN pending')).toBeTruthy();
  expect(einvoice.getByRole('button', { name: 'e-Invoice File' })).toBeTruthy();
  fireEvent.click(einvoice.getByRole('button', { name: 'Enter IRN' }));
  fireEvent.change(await screen.findByLabelText('IRN'), { target: { value: 'A'.repeat(64) } });
  press('Save');
  expect(await screen.findAllByText('Please enter the acknowledgement number.')).not.toHaveLength(0);
});

test.each([
  ['Transport', 'Enter Transport', 'Vehicle Number', 'MH12AB1234'],
  ['E-Way Bill', 'Enter E-Way Bill', 'E-Way Bill Number', '331000000001'],
  ['e-Invoice', 'Enter IRN', 'Signed QR Code (text)', 'eyJhbGciOi'],
])('the dialog of the section %s keeps what is typed when the session ends, until it is closed', async (part, button, label, typed) => {
  const shown = aConsignment(1, { irnMissing: 'Yes' });
  const openDialog = async () => {
    openPage(shown);
    fireEvent.click((await section(part)).getByRole('button', { name: button }));
    return screen.findByLabelText<HTMLInputElement>(label);
  };
  fireEvent.change(await openDialog(), { target: { value: typed } });
  cleanup();
  expect((await openDialog()).value).toBe(typed);
  press('Cancel');
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  expect((await openDialog()).value).toBe('');
});

test('a date that is emptied stays empty after a session that ended (GTX-34)', async () => {
  const shown = aConsignment(1, { vehicleNumber: 'MH12AB1234', lrDate: '2026-11-20' });
  const openDialog = async () => {
    openPage(shown);
    fireEvent.click((await section('Transport')).getByRole('button', { name: 'Change Transport' }));
    return screen.findByLabelText<HTMLInputElement>('LR Date');
  };
  const field = await openDialog();
  expect(field.value).toBe('20-11-2026');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  cleanup();
  expect((await openDialog()).value).toBe('');
});

test('the transport on top of someone else’s change keeps theirs once it is loaded again (GTX-34)', async () => {
  let shown = aConsignment(1);
  let reply = () => {
    shown = aConsignment(1, { version: 2, transporter: 'Vayu Roadlines' });
    reply = answer([{ ConsignmentId: 1 }]);
    return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
  };
  const GetConsignment = () => answer([consignmentRecord(shown)])();
  const server = openPage(shown, '/taxdocuments', { GetConsignment, UpdateTransport: () => reply() });
  fireEvent.click((await section('Transport')).getByRole('button', { name: 'Enter Transport' }));
  fireEvent.change(await screen.findByLabelText('Vehicle Number'), { target: { value: 'MH12AB1234' } });
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  await findNotice(messages.changesKept);
  press(/Save/);
  await findNotice(say.saved);
  expect(server.sentTo('UpdateTransport').map(({ body }) => body)).toMatchObject([
    { version: 1, vehiclenumber: 'MH12AB1234', transporter: '' },
    { version: 2, vehiclenumber: 'MH12AB1234', transporter: 'Vayu Roadlines' },
  ]);
});

test('the transport is entered in the panel, with a hint at a transporter id that is none (GTX-34, GTX-35, P3-08)', async () => {
  const server = openPage();
  const transport = await section('Transport');
  fireEvent.click(transport.getByRole('button', { name: 'Enter Transport' }));
  fireEvent.change(await screen.findByLabelText('Vehicle Number'), { target: { value: 'mh12ab1234' } });
  fireEvent.change(screen.getByLabelText('Distance (km)'), { target: { value: '640' } });
  const hint = 'A transporter id is a GSTIN or a TRANSIN of 15 characters. The e-way file needs one.';
  const transporterId = screen.getByLabelText('Transporter ID');
  fireEvent.change(transporterId, { target: { value: 'ABC' } });
  expect(screen.queryByText(hint)).not.toBeNull();
  fireEvent.change(transporterId, { target: { value: '24AAAAA0000A1ZX' } });
  expect(screen.queryByText(hint)).toBeNull();
  press('Save');
  await waitFor(() =>
    expect(server.sentTo('UpdateTransport')[0]?.body).toMatchObject({ consignmentid: 1, vehiclenumber: 'MH12AB1234', distance: 640 }),
  );
});

test('without the rights the panel only shows (GTX-35)', async () => {
  openPage(aConsignment(1), '/taxdocuments', {}, ['View Tax Documents']);
  const panel = await openPanel();
  await panel.findByRole('region', { name: 'E-Way Bill' });
  expect(panel.queryByRole('button', { name: /^(Enter|Change)/ })).toBeNull();
});

test('a phone shows cards that save the dispatch note, and open papers and files (GTX-27, GTX-35)', async () => {
  setWindowWidth(390);
  const server = openPage();
  const card = within(await screen.findByRole('listitem', { name: 'Niramaya Lotus Hospital 1' }));
  fireEvent.click(card.getByRole('button', { name: 'Dispatch Note' }));
  await waitFor(() => expect(server.sent.some(({ name }) => name === 'consignments/1/note.pdf')).toBe(true));
  fireEvent.click(card.getByRole('button', { name: 'Papers and Files' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tax Documents' }));
  expect(await drawer.findByRole('region', { name: 'Papers' })).toBeTruthy();
});

test('the panel has the papers, and issues and voids them after a question (GTX-28, GTX-31, GTX-35)', async () => {
  const invoice = {
    paperId: 7,
    kind: 'invoice' as const,
    title: 'Tax Invoice',
    number: 'INV/0007',
    date: '2026-11-20',
    state: 'Issued' as const,
    voidReason: '',
  };
  const issued = aConsignment(1, { paper: 'Tax Invoice', paperState: 'Issued', invoiceNumber: 'INV/0007', papers: [invoice] });
  const server = openPage(
    issued,
    '/taxdocuments',
    { IssueChallan: answer([{ ConsignmentId: 1, Number: 'DC/0001' }], { status: 201 }), VoidInvoice: answer([{ ConsignmentId: 1 }]) },
    [...everyRight, 'Void Tax Document'],
  );
  const papers = await section('Papers');
  for (const name of ['Dispatch Note', 'Pro-forma', 'Tax Invoice INV/0007']) expect(papers.getByRole('button', { name })).toBeTruthy();
  expect(papers.queryByRole('button', { name: 'Issue Invoice' })).toBeNull();

  fireEvent.click(papers.getByRole('button', { name: 'Issue Challan' }));
  expect(await screen.findByText('Issue a delivery challan for this consignment?')).toBeTruthy();
  press('Yes');
  await waitFor(() => expect(server.sentTo('IssueChallan')[0]?.body).toEqual({ consignmentid: 1, version: 1 }));

  fireEvent.click(papers.getByRole('button', { name: 'Void Invoice' }));
  const reason = await screen.findByLabelText(/^Reason/);
  const dialog = within(reason.closest('dialog') ?? document.body);
  const facts = [...(reason.closest('dialog')?.querySelectorAll('.facts dd') ?? [])].map(({ textContent }) => textContent);
  expect(facts).toEqual(['INV/0007', 'Niramaya Lotus Hospital 1', expect.stringMatching(/^₹/)]);
  expect(dialog.getByText('The goods stay dispatched. A new invoice can be issued for them.')).toBeTruthy();
  // The grid of the fields has no room for a sentence.
  expect(dialog.getByText('The goods stay dispatched. A new invoice can be issued for them.').closest('.field-grid')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Void Invoice' }).className).toContain('button-danger');
  const submit = () => fireEvent.submit(reason.closest('form') ?? reason);
  submit();
  expect(await findNotice('Please enter the reason.')).toBeTruthy();
  expect(sentenceInForm('Please enter the reason.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Wrong customer' } });
  submit();
  await waitFor(() => expect(server.sentTo('VoidInvoice')[0]?.body).toEqual({ consignmentid: 1, version: 1, reason: 'Wrong customer' }));
});

test('a void invoice is struck through, behind its tag, in the row, on the card and in the panel (GTX-31)', async () => {
  const isVoid = aConsignment(1, { paper: 'Tax Invoice', paperState: 'Void', invoiceNumber: 'INV/0007' });
  const struck = (frame: Element | null | undefined) => [...(frame?.querySelectorAll('s') ?? [])].map(({ textContent }) => textContent);
  openPage(isVoid);
  const row = (await screen.findByText('Niramaya Lotus Hospital 1')).closest('tr');
  expect(row?.textContent).toContain('Void INV/0007');
  expect(struck(row)).toEqual(['INV/0007', expect.stringMatching(/^₹/)]);
  const panel = await openPanel();
  expect(struck((await panel.findByRole('heading', { level: 2 })).closest('header'))).toEqual(['INV/0007', expect.stringMatching(/^₹/)]);
  cleanup();
  setWindowWidth(390);
  openPage(isVoid);
  const card = await screen.findByRole('listitem', { name: 'Niramaya Lotus Hospital 1' });
  expect(card.textContent).toContain('Void INV/0007');
  expect(struck(card)).toEqual([expect.stringMatching(/^₹/), 'INV/0007']);
});

test('decides the tax of all orders that the files leave out, and says what became of each', async () => {
  const left = [aConsignment(1, { orderId: 61, number: 'SO/61', heads: '' }), aConsignment(2, { orderId: 62, number: 'SO/62', heads: '' })];
  let isDecided = false;
  const reason = 'Undecided: The State of the customer is not known.';
  const server = openPage(left[0], '/taxdocuments?companyid=1&month=2026-11', {
    GetConsignmentList: answer(left.map(consignmentRow), { total: 2 }),
    GetConsignmentSums: () => answer([isDecided ? sums : { ...sums, fld_inbooks: 0, fld_undecided: 2 }])(),
    RecalculateOrderTax: () => {
      isDecided = true;
      return answer([{ OrderId: 61 }])();
    },
    GetConsignment: answer([consignmentRecord(aConsignment(1, { heads: 'undecided', taxReason: reason }))]),
  });
  expect(await screen.findByText('The file holds 0 of 2 consignments. 2 are left out: their tax is not decided.')).toBeTruthy();
  press('Decide Now');
  expect(await screen.findByText('Decide the tax of 2 orders now?')).toBeTruthy();
  press('Yes');
  const results = within(await screen.findByRole('dialog', { name: 'Tax decisions' }));
  expect(results.getAllByText(reason)).toHaveLength(2);
  expect(server.sentTo('RecalculateOrderTax').map(({ body }) => body)).toEqual([{ orderid: 61 }, { orderid: 62 }]);
  await settle();
  expect(screen.getByRole('dialog', { name: 'Tax decisions' })).toBeTruthy();
  fireEvent.click(results.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('The file holds all 2 consignments.')).toBeTruthy();
});

const notAllowed = aConsignment(1, { taxNotAllowed: 'Yes', heads: 'zero-rated', cgst: 0, sgst: 0 });

test('says which consignments charge tax that is not allowed, finds them, and leads to their order (GTX-17, GTX-35, GTX-41)', async () => {
  const server = openPage(notAllowed, '/taxdocuments?companyid=1&month=2026-11', {
    GetConsignmentSums: answer([{ ...sums, fld_inbooks: 1, fld_taxnotallowed: 1 }]),
  });
  expect(await screen.findByText('The file holds 1 of 2 consignments. 1 is left out: it charges GST that is not allowed.')).toBeTruthy();
  expect(screen.getByText('Tax not allowed')).toBeTruthy();
  press('Show');
  await waitFor(() => expect(server.sentTo('GetConsignmentList').at(-1)?.query).toMatchObject({ taxnotallowed: 'Yes' }));
  const panel = await openPanel();
  expect(await panel.findByText(/^Charges GST, but the company or customer category does not allow it/)).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Open Order' }).getAttribute('href')).toBe('/vieworder?id=61');
});

test('says what the files hold once company and month are chosen (GTX-35)', async () => {
  openPage(aConsignment(1), '/taxdocuments?companyid=1');
  await screen.findByText('Niramaya Lotus Hospital 1');
  await settle();
  expect(screen.queryByText(/The file holds/)).toBeNull();
  cleanup();
  openPage(aConsignment(1), '/taxdocuments?companyid=1&month=2026-11');
  expect(await screen.findByText('The file holds all 2 consignments.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decide Now' })).toBeNull();
});

test('says that an e-way bill is outdated, and offers the file for a new one (GTX-15, GTX-36)', async () => {
  openPage(aConsignment(1, { vehicleNumber: 'MH12AB1234', ewayNumber: '123456789012', ewayNeeded: 'No', ewayOutdated: 'Yes' }));
  const eway = await section('E-Way Bill');
  expect(eway.getByText('Outdated')).toBeTruthy();
  expect(eway.getByText('123456789012')).toBeTruthy();
  expect(eway.getByText(say.makeEwayAgain)).toBeTruthy();
  expect(eway.getByRole('button', { name: 'E-Way File' })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Niramaya Lotus Hospital 1/ })).getByText('Outdated')).toBeTruthy();
});

test('the card of a phone says that an e-way bill is outdated (GTX-15, GTX-36)', async () => {
  setWindowWidth(390);
  openPage(aConsignment(1, { ewayNumber: '123456789012', ewayNeeded: 'No', ewayOutdated: 'Yes' }));
  const card = await screen.findByRole('listitem', { name: 'Niramaya Lotus Hospital 1' });
  expect(card.textContent).toContain('Dispatch Note · e-way bill outdated');
});

test('says which other orders of its invoice are taxed otherwise, and leads to the first (GTX-15, GTX-38)', async () => {
  const otherOrders = [
    { orderId: 71, number: 'SO/71', taxedAlike: 'Yes' },
    { orderId: 72, number: 'SO/72', taxedAlike: 'No' },
    { orderId: 73, number: 'SO/73', taxedAlike: 'No' },
  ] as const;
  openPage(aConsignment(1, { otherOrders: [...otherOrders] }));
  const panel = await openPanel();
  expect((await panel.findByRole('alert')).textContent).toContain(say.taxedOtherwise('101', ['SO/72', 'SO/73']));
  expect(panel.getByRole('link', { name: 'Open Order' }).getAttribute('href')).toContain('id=72');
});

test('says nothing of other orders of its invoice that are taxed alike (GTX-15)', async () => {
  openPage(aConsignment(1, { otherOrders: [{ orderId: 71, number: 'SO/71', taxedAlike: 'Yes' }] }));
  const panel = await openPanel();
  await panel.findByRole('region', { name: 'E-Way Bill' });
  expect(panel.queryByRole('alert')).toBeNull();
});
