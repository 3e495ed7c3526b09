import { addDays } from '@vikray/contract/platform/dates.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { preservedDraftMessages } from '@vikray/contract/quotations/preserved-draft-messages.ts';
import { quotationDraftMessages as draftSay } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customerRow } from '../../../../testing/screens/web-customers.ts';
import { choose, chosenIn, enter, findNotice, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { cartLine, draftRow, mayQuote, quotationReplies, quotedChair } from '../../../../testing/screens/web-quotations.ts';
import { revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, refusal, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';
import { today } from '../../platform/today.ts';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  storeTestLogin();
});

const number = 'RSD/2026-2027/0007';
const pending = approvedQuotationRow(7, { fld_status: 'Open', fld_version: 3, fld_validuntil: '2026-12-01' });
const approved = approvedQuotationRow(7, { fld_version: 5, fld_dealid: 70 });
const chair = quotedChair();
const gone = { ...chair, fld_productid: 9, fld_name: 'Plaster Trolley' };

/** Opens the builder at an address, with these quotations in the order in which it reads them. */
async function open(address: string, title: string, quotations: readonly object[], replies: object = {}, ...rights: RightName[]) {
  const left = [...quotations];
  const nextQuotation = () => answer([left.length > 1 ? left.shift() : left[0]], { total: 1 })();
  server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation', ...rights),
    GetQuotation: nextQuotation,
    GetQuotationProduct: answer([chair]),
    UpdateQuotation: answer([{ QuotationId: 7 }]),
    AddQuotationRevision: () => Response.json({ data: [{ QuotationId: 8, Number: `${number}-R1`, Revision: 1 }] }, { status: 201 }),
    ...replies,
  });
  const app = openApp(address);
  await screen.findByRole('heading', { name: title });
  return app;
}

async function submit(): Promise<void> {
  press(/Quotation Preview/);
  fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
  // After a refusal, the icon of a busy button fades out as part of its name.
  press(/Submit$/);
}

const quantityOf = (name: string) => within(cartLine(name)).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

const dateIn = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

const dashed = (date: string) => date.split('-').toReversed().join('-');

function emptyValidity(): void {
  const field = screen.getByRole('textbox', { name: 'Valid Until' });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
}

/** From the first step to the preview. */
async function goThrough(): Promise<void> {
  for (const title of ['Customer Details', 'Product Quote Details', 'Total costing for product', 'Terms', 'Quotation Preview']) {
    press('Next');
    await screen.findByRole('group', { name: title });
  }
}

test('edits a pending quotation and leads to it (REV-07, REV-29)', async () => {
  await open('/addquotation?edit=7', `Edit ${number}`, [pending]);
  expect(dateIn('Quotation Date')).toBe('18-11-2026');
  expect(dateIn('Valid Until')).toBe('01-12-2026');
  expect(chosenIn('Issuing Company')).toBe('Taramandal Furniture');
  emptyValidity();
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  await submit();
  await screen.findByText(say.updated);
  expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject({
    quotationid: 7,
    version: 3,
    date: '2026-11-18',
    validuntil: '',
    companyid: 12,
    contactpersonid: 51,
    preparedfor: 5,
    discountpercent: '10.00',
    gstpercent: '18.00',
    delivery: '3 weeks',
    payment: 'Advance',
    products: [{ productid: 1, quantity: 3, rate: '900.00', total: '2700.00' }],
  });
  expect(await screen.findByRole('heading', { name: 'Product Quotation' })).toBeTruthy();
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test.each([
  ['an edit', '/addquotation?edit=7', `Edit ${number}`, pending, 'UpdateQuotation', say.updated],
  ['a copy', '/addquotation?copy=7', 'Add Quotation', approved, 'AddQuotation', say.generated],
] as const)(
  '%s that is saved after the user has gone to another page leads nowhere',
  async (_, address, title, quotation, operation, done) => {
    const saved = Promise.withResolvers<Response>();
    const { path } = await open(address, title, [quotation], { [operation]: () => saved.promise });
    await goThrough();
    await submit();
    await waitFor(() => server.sentTo(operation));
    fireEvent.click(screen.getByRole('link', { name: 'Vikray' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    saved.resolve(Response.json({ data: [{ QuotationId: 8, DealId: 77 }] }, { status: 201 }));
    expect(await findNotice(done)).toBeTruthy();
    await settle();
    expect(path()).toBe('/dashboard');
  },
);

test('an edit keeps what was printed of records that no longer exist (REV-10, REV-11)', async () => {
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], {
    GetQuotationProduct: answer([gone]),
    GetCustomer: answer([], { total: 0 }),
    GetCustomerContactPerson: refusal(404, 'This customer does not exist.'),
  });
  press(/Customer Details/);
  await waitFor(() => expect(chosenIn('Contact Person')).toBe('Mr. Devdatta Rao · Purchase Manager'));
  press(/Quotation Preview/);
  expect((await screen.findAllByText('Niramaya Lotus Hospital Trust')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Plaster Trolley/).length).toBeGreaterThan(0);
  await submit();
  await screen.findByText(say.updated);
});

test('does not open for editing what is approved already, and says why (REV-07)', async () => {
  await open('/addquotation?edit=7', 'Product Quotation', [approved]);
  expect(await screen.findByText(say.closed)).toBeTruthy();
  expect(await server.allSent('UpdateQuotation')).toEqual([]);
});

test('an edited quotation stays in the financial year of its number (REV-09)', async () => {
  const older = approvedQuotationRow(7, { fld_status: 'Open', fld_basenumber: 'RSD/2025-2026/0007' });
  await open('/addquotation?edit=7', `Edit ${number}`, [older]);
  press('Next');
  expect(sentenceAt('Quotation Date')).toBe(say.dateOutOfNumbersYear);
});

test('an edited revision keeps its customer (REV-10)', async () => {
  const revision = approvedQuotationRow(7, { fld_status: 'Open', fld_revision: 1 });
  await open('/addquotation?edit=7', `Edit ${number}`, [revision]);
  press(/Customer Details/);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }).disabled).toBe(true);
  expect(screen.getByText(say.customerFixed)).toBeTruthy();
});

test('keeps the entries when someone else has changed the quotation, and names what both have changed (REV-07)', async () => {
  const now = { ...pending, fld_version: 4, fld_discountpercent: '12.00', fld_delivery: '9 weeks' };
  const changed = refusal(409, messages.versionConflict, { code: 'VersionConflict' });
  let onUpdate = changed;
  let onRead = answer([pending], { total: 1 });
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], { GetQuotation: () => onRead(), UpdateQuotation: () => onUpdate() });
  press(/Total costing for product/);
  enter('Discount percent', '15');
  await submit();
  const again = await screen.findByRole('button', { name: 'Load again' });
  onRead = answer([now], { total: 1 });
  onUpdate = answer([{ QuotationId: 7 }]);
  fireEvent.click(again);
  expect(await screen.findByText(messages.changedByBoth('Discount percent'))).toBeTruthy();
  await submit();
  await screen.findByText(say.updated);
  expect(server.sentTo('UpdateQuotation').at(-1)?.body).toMatchObject({ version: 4, discountpercent: '15.00', delivery: '9 weeks' });
});

test('the draft of an edit belongs to its quotation (REV-01)', async () => {
  await open('/addquotation?edit=7', `Edit ${number}`, [pending]);
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  fireEvent(window, new Event('pagehide'));
  await screen.findByText(/^Draft saved/);
  expect(server.sentTo('SaveQuotationDraft')[0]?.body).toMatchObject({ quotationid: 7 });
  await submit();
  await screen.findByText(say.updated);
  expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject({ draftid: 31 });
});

test('speaks of saving, not of adding, when the draft of an edit has ended with a submit whose answer was lost (REV-05)', async () => {
  let onSave = answer([{ DraftId: 31, Version: 1 }]);
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], { SaveQuotationDraft: () => onSave() });
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  fireEvent(window, new Event('pagehide'));
  await screen.findByText(/^Draft saved/);
  onSave = refusal(404, draftSay.notFound, { code: 'DraftNotFound' });
  await submit();
  const sentence = 'This draft was discarded or submitted in another window. Submit again to save this quotation anyway.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await server.allSent('UpdateQuotation')).toEqual([]);
});

test('an edit of a quotation that has been approved since says how to continue with its draft, once the server has it (REV-01, REV-07)', async () => {
  const saved = Promise.withResolvers<Response>();
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], {
    UpdateQuotation: refusal(409, say.closed, { code: 'QuotationClosed' }),
    SaveQuotationDraft: async () => saved.promise,
  });
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  await submit();
  await screen.findByText(say.closed);
  await waitFor(() => expect(server.sentTo('SaveQuotationDraft')).toHaveLength(1));
  expect(screen.queryByText(preservedDraftMessages.QuotationClosed)).toBeNull();
  saved.resolve(Response.json({ data: [{ DraftId: 31, Version: 1 }] }));
  expect(await screen.findByText(preservedDraftMessages.QuotationClosed)).toBeTruthy();
  expect(server.sentTo('SaveQuotationDraft')[0]?.body).toMatchObject({ quotationid: 7 });
});

test('an edit of a quotation that has been approved since says who did it, and revises instead with everything typed (REV-07, REV-12)', async () => {
  const approvedNow = revisionRow(7, 0, { fld_updatedby: 'Meenal Dabholkar', fld_updatedon: new Date().toISOString() });
  let onRead = answer([pending], { total: 1 });
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], {
    GetQuotation: () => onRead(),
    UpdateQuotation: refusal(409, say.closed, { code: 'QuotationClosed' }),
    GetQuotationRevision: answer([approvedNow]),
    AddQuotationRevision: answer([{ QuotationId: 8, Number: `${number}-R1`, Revision: 1 }]),
  });
  press(/Total costing for product/);
  enter('Discount percent', '15');
  onRead = answer([approved], { total: 1 });
  await submit();
  expect((await screen.findAllByText(/^Meenal Dabholkar approved it at \d\d:\d\d\.$/)).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Revise Instead' }));
  await screen.findByRole('heading', { name: `Revise ${number}` });
  press(/Quotation Preview/);
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: 'A discount' } });
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  await submit();
  await screen.findByText(say.revised);
  expect(server.sentTo('AddQuotationRevision')[0]?.body).toMatchObject({
    quotationid: 7,
    discountpercent: '15.00',
    draftid: 31,
    reason: 'A discount',
  });
});

test('an edit that is one draft too many offers every draft to discard, and otherwise only its own (REV-05)', async () => {
  const drafts = [draftRow(44, { fld_quotationid: 7 }), draftRow(45), draftRow(46, { fld_quotationid: 9 })];
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], {
    GetQuotationDraft: answer(drafts),
    SaveQuotationDraft: refusal(409, draftSay.tooMany, { code: 'TooManyDrafts' }),
  });
  const offers = () => [...screen.getByRole('list', { name: 'Drafts' }).children].map((line) => line.lastElementChild?.textContent);
  await screen.findByRole('list', { name: 'Drafts' });
  expect(offers()).toEqual(['ContinueDiscard']);
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  fireEvent(window, new Event('pagehide'));
  await screen.findByText('You have 20 drafts. Discard one first.');
  expect(offers()).toEqual(['ContinueDiscard', 'Discard', 'Open QuotationDiscard']);
});

test('a draft of an edit keeps a line whose product has been deleted (REV-01, REV-11)', async () => {
  const cart = [{ productId: 9, name: 'Plaster Trolley', quantity: 6, rate: 90_000 }];
  await open('/addquotation?edit=7', `Edit ${number}`, [pending], {
    GetQuotationProduct: answer([gone]),
    GetQuotationDraft: answer([draftRow(44, { fld_quotationid: 7 }, { cart })]),
  });
  fireEvent.click(within(await screen.findByRole('list', { name: 'Drafts' })).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(quantityOf('Plaster Trolley').value).toBe('6'));
  expect(screen.queryByText(/^Left out/)).toBeNull();
});

test('revises an approved quotation with a reason, and approves it at once (REV-12, REV-14, REV-30, REV-36)', async () => {
  await open('/addquotation?revise=7', `Revise ${number}`, [approved], {}, 'Approve Quotation');
  expect(dateIn('Quotation Date')).toBe(dashed(today()));
  expect(dateIn('Valid Until')).toBe(dashed(addDays(today(), 30)));
  press(/Customer Details/);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }).disabled).toBe(true);
  expect(screen.getByText(say.customerFixed)).toBeTruthy();
  await submit();
  expect(sentenceAt('Reason')).toBe(say.enterRevisionReason);
  expect(screen.getAllByText(`${number}-R1`).length).toBeGreaterThan(0);
  enter('Reason', 'One chair more');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Approve at once' }));
  press('Submit');
  await screen.findByText(say.revisedAndApproved);
  const { body } = server.sentTo('AddQuotationRevision')[0] ?? {};
  expect(body).toMatchObject({ quotationid: 7, version: 5, reason: 'One chair more', approve: 'Yes', validuntil: addDays(today(), 30) });
  expect(body).not.toHaveProperty('basedonid');
});

test('offers to approve a revision at once only with that right (REV-36)', async () => {
  await open('/addquotation?revise=7', `Revise ${number}`, [approved]);
  press(/Quotation Preview/);
  await screen.findByRole('textbox', { name: 'Reason' });
  expect(screen.queryByRole('checkbox', { name: 'Approve at once' })).toBeNull();
  enter('Reason', 'One chair more');
  await submit();
  await screen.findByText(say.revised);
  expect(server.sentTo('AddQuotationRevision')[0]?.body).not.toHaveProperty('approve');
});

test('restores an older revision as a new one (REV-26)', async () => {
  const current = { ...approved, fld_number: `${number}-R1`, fld_revision: 1, fld_version: 2 };
  const older = { ...approved, fld_quotationid: 6, fld_shownstatus: 'Superseded', fld_supersededbyid: 7, fld_discountpercent: '20.00' };
  await open('/addquotation?revise=7&basedon=6', `Revise ${number}-R1`, [current, older]);
  expect(server.sentTo('GetQuotationProduct')[0]?.body).toEqual({ quotationid: 6 });
  press(/Quotation Preview/);
  await screen.findByRole('textbox', { name: 'Reason' });
  enter('Reason', 'Back to the first offer');
  await submit();
  await screen.findByText(say.revised);
  const { body } = server.sentTo('AddQuotationRevision')[0] ?? {};
  expect(body).toMatchObject({ quotationid: 7, version: 2, basedonid: 6, discountpercent: '20.00' });
});

test('a change without any difference but dates asks before it is sent (QCL-08)', async () => {
  await open('/addquotation?revise=7', `Revise ${number}`, [approved], {
    // The records of the parties print as they did.
    GetCompanyList: answer([]),
    GetCustomer: answer([], { total: 0 }),
    GetCustomerContactPerson: refusal(404, 'This customer does not exist.'),
  });
  press(/Quotation Preview/);
  await screen.findByRole('textbox', { name: 'Reason' });
  enter('Reason', 'One chair more');
  await submit();
  expect(await screen.findByText('Nothing has changed but the date. Submit anyway?')).toBeTruthy();
  press('No');
  press(/Product Quote Details/);
  fireEvent.change(quantityOf('Visitor Chair of 2025'), { target: { value: '3' } });
  press(/Quotation Preview/);
  press(/Submit$/);
  await screen.findByText(say.revised);
  expect(server.sentTo('AddQuotationRevision')).toHaveLength(1);
});

test('a copy opens with every step done that is in order (QCL-09)', async () => {
  await open('/addquotation?copy=7&othercustomer=1', 'Add Quotation', [approved]);
  const states = [...document.querySelectorAll('.wizard-state')].map((state) => state.textContent);
  expect(states).toEqual(['Done', 'Pending', 'Done', 'Done', 'Done', 'Pending']);
});

test('copies a quotation without lost products, and at today’s prices if wanted (REV-27, REV-28)', async () => {
  const hidden = { ...chair, fld_productid: 2, fld_name: 'Executive Desk' };
  await open('/addquotation?copy=7', 'Add Quotation', [approved], {
    GetQuotationProduct: answer([chair, gone, hidden]),
    GetProduct: answer([productRow(1, 'Visitor Chair', { fld_mrp: '1000.00' }), productRow(2, 'Executive Desk', { fld_visible: 'No' })], {
      total: 2,
    }),
  });
  expect(screen.getByText(say.leftOut('Plaster Trolley, Executive Desk'))).toBeTruthy();
  press('Next');
  await screen.findByRole('group', { name: 'Customer Details' });
  press('Next');
  await screen.findByRole('group', { name: 'Product Quote Details' });
  expect(within(cartLine('Visitor Chair')).getByText('MRP is now ₹1,000.00')).toBeTruthy();
  press("Use Today's Prices");
  expect(within(cartLine('Visitor Chair')).getByDisplayValue('1,000.00')).toBeTruthy();
  expect(screen.queryByText('MRP is now ₹1,000.00')).toBeNull();
  for (const title of ['Total costing for product', 'Terms', 'Quotation Preview']) {
    press('Next');
    await screen.findByRole('group', { name: title });
  }
  await submit();
  await screen.findByText(say.generated);
  expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject({
    copiedfromid: 7,
    dealid: 70,
    date: today(),
    companyid: 12,
    products: [{ productid: 1, quantity: 2, rate: '1000.00' }],
  });
  expect(await screen.findByRole('heading', { name: 'Product Quotation' })).toBeTruthy();
});

test('a copy for another customer leaves the customer blank and begins a deal of its own (REV-27)', async () => {
  await open('/addquotation?copy=7&othercustomer=1', 'Add Quotation', [approved], {
    GetCustomer: answer([customerRow(13, 'Rajhans Clinic')], { total: 1 }),
  });
  press('Next');
  await screen.findByRole('group', { name: 'Customer Details' });
  press('Next');
  expect(sentenceAt('Customer', 'combobox')).toBe(say.selectCustomer);
  await settle();
  await choose('Customer', 'Rajhans Clinic');
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  press(/Basic Information/);
  await goThrough();
  await submit();
  await screen.findByText(say.generated);
  const { body } = server.sentTo('AddQuotation')[0] ?? {};
  expect(body).toMatchObject({ copiedfromid: 7, companyid: 13 });
  expect(body).not.toHaveProperty('dealid');
});

test.each([
  ['is now in another deal goes with it', { fld_dealid: 71 }, 71],
  ['is now for another customer begins a deal of its own', { fld_companyid: 13 }, undefined],
])('a copy whose source %s (REV-27)', async (_, moved, dealid) => {
  await open('/addquotation?copy=7', 'Add Quotation', [approved, { ...approved, ...moved }]);
  await goThrough();
  await submit();
  await screen.findByText(say.generated);
  const { copiedfromid, ...body } = Object(server.sentTo('AddQuotation')[0]?.body);
  expect([copiedfromid, body.companyid, body.dealid]).toEqual([7, 12, dealid]);
});

test('presets the validity, and compares it with the validity term (REV-30)', async () => {
  const withTerm = { ...approved, fld_validity: 'Valid for 15 days.' };
  await open('/addquotation?copy=7', 'Add Quotation', [withTerm]);
  expect(dateIn('Valid Until')).toBe(dashed(addDays(today(), 30)));
  expect(sentenceAt('Valid Until')).toBe('The validity term says 15 days, but the date allows 30.');
  emptyValidity();
  expect(dateIn('Valid Until')).toBe('');
  expect(sentenceAt('Valid Until')).toBeUndefined();
});
