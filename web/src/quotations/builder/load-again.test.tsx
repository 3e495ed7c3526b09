import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { cartLine, draftRow, mayQuote, quotationReplies, quotedChair } from '../../../../testing/screens/web-quotations.ts';
import { revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  storeTestLogin();
});

const versionConflict = refusal(409, messages.versionConflict, { code: 'VersionConflict' });

/** A quotation that can be edited and one that can be revised, as they are opened first. */
const pending = approvedQuotationRow(7, { fld_status: 'Open', fld_version: 3, fld_validuntil: '2026-12-01' });
const approved = approvedQuotationRow(7, { fld_version: 3 });

/** What the manager saves while the quotation is being changed. */
const byManager = { fld_version: 4, fld_discountpercent: '7.00', fld_delivery: '9 weeks' };

/** The quotation on the server, its number of chairs and their stock, the drafts there and the revisions of its number; a test changes them. */
let saved: object;
let quantity: number;
let stock: string;
let drafts: readonly object[];
let revisions: readonly object[];
let onSubmit: () => Response | Promise<Response>;

async function open(address: string): Promise<void> {
  server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation'),
    GetQuotation: () => answer([saved], { total: 1 })(),
    GetQuotationProduct: () => answer([quotedChair({ quantity })])(),
    GetProduct: () => answer([productRow(1, 'Visitor Chair', { fld_stock: stock })], { total: 1 })(),
    GetQuotationDraft: () => answer(drafts)(),
    GetQuotationRevision: () => answer(revisions)(),
    UpdateQuotation: () => onSubmit(),
    AddQuotationRevision: () => onSubmit(),
  });
  openApp(address);
  await screen.findByRole('button', { name: /Quotation Preview/ });
}

/** Opens a quotation as it is before anyone changes it. */
async function openFirst(address: string): Promise<void> {
  [saved, quantity, stock, drafts, revisions] = [address.includes('edit') ? pending : approved, 2, '4.00', [], []];
  await open(address);
}

/** The manager saves their changes; a chair is delivered. */
function saveAsManager(changes: object = byManager): void {
  saved = { ...saved, ...changes };
  quantity = 5;
  stock = '5.00';
}

async function submit(): Promise<void> {
  press(/Quotation Preview/);
  fireEvent.click(await screen.findByRole('checkbox', { name: messages.disclaimer }));
  press(/Submit$/);
}

/** Submits, is refused and loads again. */
async function loadAgain(): Promise<void> {
  onSubmit = versionConflict;
  await submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  await screen.findByText(messages.changesKept);
}

/** Submits what was loaded again, and returns what is saved. */
async function submitAgain(operation: 'UpdateQuotation' | 'AddQuotationRevision'): Promise<unknown> {
  onSubmit = answer([{ QuotationId: 7, Number: 'RSD/2026-2027/0007-R1', Revision: 1 }]);
  await submit();
  await screen.findByText(operation === 'UpdateQuotation' ? say.updated : say.revised);
  return server.sentTo(operation).at(-1)?.body;
}

const namedAsChangedByBoth = () => screen.queryByText(/^Someone else has also changed/)?.textContent;

/** Reloads the page and continues with the entries of the tab. */
async function reload(address: string): Promise<void> {
  cleanup();
  await open(address);
  await screen.findByText(/^Unsaved changes from/);
  press('Continue');
}

/**
 * Leaves the page, and continues with its draft in another window, there at another address if one is given. `edited` changes what the
 * draft keeps.
 */
async function goToOtherWindow(
  address: string,
  edited = (content: Record<string, unknown>): object => content,
  there = address,
): Promise<void> {
  fireEvent(window, new Event('pagehide'));
  await screen.findByText(/^Draft saved/);
  const sent = server.sentTo('SaveQuotationDraft').at(-1)?.body as { content: string } | undefined;
  const kept = edited(JSON.parse(sent?.content ?? '{}') as Record<string, unknown>);
  drafts = [draftRow(31, { fld_quotationid: 7, fld_content: JSON.stringify(kept) })];
  cleanup();
  sessionStorage.clear();
  storeTestLogin();
  await open(there);
  fireEvent.click(within(await screen.findByRole('list', { name: 'Drafts' })).getByRole('button', { name: 'Continue' }));
  await screen.findByRole('group', { name: 'Total costing for product' });
  expect(await server.allSent('SaveQuotationDraft')).toEqual([]);
}

const ways = [
  ['a reload', reload],
  ['a draft that is continued in another window', goToOtherWindow],
] as const;

test.each(ways)('loading again after %s keeps what only the manager has changed (REV-07)', async (_, leave) => {
  await openFirst('/addquotation?edit=7');
  press(/Total costing for product/);
  enter('Shipping charges', '500');
  saveAsManager();
  await leave('/addquotation?edit=7');
  await loadAgain();
  expect(namedAsChangedByBoth()).toBeUndefined();
  expect(await submitAgain('UpdateQuotation')).toMatchObject({
    version: 4,
    shippingcharges: '500.00',
    discountpercent: '7.00',
    delivery: '9 weeks',
    products: [{ productid: 1, quantity: 5 }],
  });
});

test.each(ways)('loading again after %s names only what both have changed (REV-07)', async (_, leave) => {
  await openFirst('/addquotation?edit=7');
  press(/Product Quote Details/);
  fireEvent.change(within(cartLine('Visitor Chair of 2025')).getByRole('textbox', { name: 'Quantity' }), { target: { value: '3' } });
  press(/Total costing for product/);
  enter('Discount percent', '15');
  saveAsManager();
  quantity = 2;
  await leave('/addquotation?edit=7');
  await loadAgain();
  expect(namedAsChangedByBoth()).toBe(messages.changedByBoth('Discount percent'));
  press(/Product Quote Details/);
  expect(within(cartLine('Visitor Chair of 2025')).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('3');
});

test.each(ways)('a revision is loaded again after %s in the same way (REV-07, REV-12)', async (_, leave) => {
  await openFirst('/addquotation?revise=7');
  press(/Quotation Preview/);
  await screen.findByRole('textbox', { name: 'Reason' });
  enter('Reason', 'One chair more');
  press(/Total costing for product/);
  enter('Shipping charges', '500');
  saveAsManager();
  await leave('/addquotation?revise=7');
  await loadAgain();
  expect(namedAsChangedByBoth()).toBeUndefined();
  expect(await submitAgain('AddQuotationRevision')).toMatchObject({
    version: 4,
    reason: 'One chair more',
    shippingcharges: '500.00',
    discountpercent: '7.00',
    products: [{ productid: 1, quantity: 5 }],
  });
});

test.each(ways)('what is loaded again is what the entries are based on after %s (REV-07)', async (_, leave) => {
  await openFirst('/addquotation?edit=7');
  press(/Total costing for product/);
  enter('Shipping charges', '500');
  saveAsManager();
  await loadAgain();
  press(/Total costing for product/);
  saveAsManager({ fld_version: 5, fld_discountpercent: '8.00' });
  await leave('/addquotation?edit=7');
  await loadAgain();
  expect(namedAsChangedByBoth()).toBeUndefined();
  const body = await submitAgain('UpdateQuotation');
  expect(body).toMatchObject({ version: 5, shippingcharges: '500.00', discountpercent: '8.00', delivery: '9 weeks' });
});

test('all entries of a draft from an earlier version of the panel count as changed (REV-07)', async () => {
  await openFirst('/addquotation?edit=7');
  press(/Total costing for product/);
  enter('Shipping charges', '500');
  saveAsManager();
  await goToOtherWindow('/addquotation?edit=7', ({ form, place }) => ({ form, place }));
  await loadAgain();
  expect(namedAsChangedByBoth()).toBe(messages.changedByBoth('Products, Discount percent, Shipping charges, Terms'));
  expect(await submitAgain('UpdateQuotation')).toMatchObject({ version: 4, shippingcharges: '500.00', delivery: '3 weeks' });
});

describe('the draft of a revision that someone else has replaced', () => {
  const [first, next] = [revisionRow(7, 0), revisionRow(8, 1)];

  /** Someone else revises the quotation while the user changes its charges. */
  async function openNext(): Promise<void> {
    await openFirst('/addquotation?revise=7');
    press(/Total costing for product/);
    enter('Shipping charges', '500');
    enter('Discount percent', '15');
    saveAsManager({ ...byManager, fld_quotationid: 8, fld_revision: 1, fld_status: 'Open', fld_shownstatus: 'Pending', fld_version: 3 });
    revisions = [next, first];
    await goToOtherWindow('/addquotation?revise=7', undefined, '/addquotation?edit=8');
  }

  test('is offered where the current revision is edited, and continues on what that holds (REV-01, REV-16)', async () => {
    await openNext();
    expect(await screen.findByText(messages.changesKept)).toBeTruthy();
    expect(namedAsChangedByBoth()).toBe(messages.changedByBoth('Discount percent'));
    expect(await submitAgain('UpdateQuotation')).toMatchObject({
      quotationid: 8,
      draftid: 31,
      version: 3,
      shippingcharges: '500.00',
      discountpercent: '15.00',
      delivery: '9 weeks',
      products: [{ productid: 1, quantity: 5 }],
    });
  });

  test('becomes a draft of the current revision (REV-01, REV-16)', async () => {
    await openNext();
    await screen.findByText(messages.changesKept);
    fireEvent(window, new Event('pagehide'));
    await screen.findByText(/^Draft saved/);
    expect(server.sentTo('SaveQuotationDraft').at(-1)?.body).toMatchObject({ draftid: 31, quotationid: 8 });
  });
});
