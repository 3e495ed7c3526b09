import { addDays, dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, enter, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../../testing/screens/web-window.ts';
import { openApp } from '../../open-app.tsx';
import { today } from '../../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const line = {
  fld_productid: 31,
  fld_photo: '',
  fld_name: 'Fowler Bed',
  fld_description: '',
  fld_quantity: 10,
  fld_rate: '100000.00',
  fld_total: '1000000.00',
  fld_mrp: '100000.00',
  fld_gstpercent: '',
};
const dated = { fld_date: today(), fld_validuntil: addDays(today(), 10) };
const pending = { ...dated, fld_status: 'Open' };
const expired = { fld_date: addDays(today(), -20), fld_validuntil: addDays(today(), -1), fld_shownstatus: 'Expired' };
const byColleague = { fld_preparedby: 'Devika Nair' };

interface Opening {
  readonly shown?: object;
  readonly rights?: readonly RightName[];
  readonly replies?: object;
}

async function openQuotation({ shown = dated, rights = ['Add Quotation'], replies = {} }: Opening = {}) {
  const server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: answer(granted('Quotation List', ...rights)),
    GetQuotation: answer([approvedQuotationRow(3, { fld_version: 6, ...shown })], { total: 1 }),
    GetQuotationProduct: answer([line]),
    ...replies,
  });
  const app = openApp('/viewquotation?id=3');
  await screen.findByText('Prepared by', { selector: '.signatory span' });
  return { server, app };
}

/** Presses a button of the menu of what is rarely done. */
function rarely(label: string): void {
  press(say.more);
  press(label);
}

/** The labels of the bar; none if it is not there. */
function labels(): string[] {
  const bar = screen.queryByRole('group', { name: say.bar });
  return bar ? [...bar.querySelectorAll('button, a')].map((button) => button.textContent) : [];
}

const [forOther, markLost, proforma] = [say.copyForOther, say.markLost, proformaMessages.button];

describe('the bar of a quotation', () => {
  test.each([
    ['pending', pending, ['Edit', 'Copy', 'Extend Validity'], [forOther, markLost]],
    ['approved', dated, ['Revise', 'Copy', 'Extend Validity'], [forOther, markLost, proforma]],
    ['approved without a validity', {}, ['Revise', 'Copy'], [forOther, markLost, proforma]],
    ['ordered', { ...dated, fld_orderstatus: 'Placed' }, ['Copy'], [forOther, proforma]],
    ['expired', expired, ['Revise', 'Copy', 'Extend Validity'], [forOther, markLost, proforma]],
    ['expired while pending', { ...expired, fld_status: 'Open' }, ['Edit', 'Copy', 'Extend Validity'], [forOther, markLost]],
    ['lost', { ...dated, fld_shownstatus: 'Lost', fld_lostreason: 'Price' }, ['Revise', 'Copy', 'Reopen'], [forOther, proforma]],
    ['lost while pending', { ...pending, fld_shownstatus: 'Lost', fld_lostreason: 'Price' }, ['Copy', 'Reopen'], [forOther]],
    ['void', { ...dated, fld_status: 'Void' }, ['Copy'], [forOther]],
  ])(
    'offers for a quotation that is %s what is possible, in this order (REV-08, REV-13, REV-27, REV-35, REV-37, REV-39)',
    async (_, shown, expected, rare) => {
      await openQuotation({ shown });
      expect(labels()).toEqual([...expected, say.more]);
      press(say.more);
      expect(labels()).toEqual([...expected, say.more, ...rare]);
    },
  );

  test("changes a colleague's quotation only with Edit Quotation (REV-08)", async () => {
    await openQuotation({ shown: { ...pending, ...byColleague } });
    expect(labels()).toEqual(['Copy', say.more]);
  });

  test("offers every change of a colleague's quotation with Edit Quotation, but no copy without Add Quotation (REV-08, REV-27)", async () => {
    await openQuotation({ shown: { ...pending, ...byColleague }, rights: ['Edit Quotation'] });
    expect(labels()).toEqual(['Edit', 'Extend Validity', say.more]);
  });

  test('is not there for users who may do nothing of it (SHR-13)', async () => {
    await openQuotation({ shown: { ...dated, fld_status: 'Void' }, rights: ['Approve Quotation'] });
    expect(labels()).toEqual([]);
  });

  test('leads to the builder (REV-07, REV-12, REV-27)', async () => {
    await openQuotation();
    expect(screen.getByRole('link', { name: say.revise }).getAttribute('href')).toBe('/addquotation?revise=3');
    expect(screen.getByRole('link', { name: say.copy }).getAttribute('href')).toBe('/addquotation?copy=3');
    press(say.more);
    const menu = within(screen.getByRole('group', { name: say.more }));
    expect(menu.getByRole('link', { name: say.copyForOther }).getAttribute('href')).toBe('/addquotation?copy=3&othercustomer=1');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: say.more })).toBeNull();
  });

  test('saves the pro-forma (GTX-33)', async () => {
    const { server } = await openQuotation({ replies: { 'quotations/3/proforma.pdf': answer([]) } });
    rarely(proformaMessages.button);
    await waitFor(() => expect(server.sent.map(({ name }) => name)).toContain('quotations/3/proforma.pdf'));
  });

  test.each([
    ['e', pending, '/addquotation?edit=3'],
    ['e', dated, '/addquotation?revise=3'],
    ['C', dated, '/addquotation?copy=3'],
  ])('the key %s does the same', async (key, shown, address) => {
    const { app } = await openQuotation({ shown });
    fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(app.address()).toBe(address));
  });

  test('keeps its keys out of dialogs and other combinations', async () => {
    const { app } = await openQuotation();
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    rarely(say.markLost);
    fireEvent.keyDown(await screen.findByRole('textbox', { name: say.remark }), { key: 'e' });
    expect(app.address()).toBe('/viewquotation?id=3');
  });

  test('is one button on a phone, with all actions below it (SHR-14)', async () => {
    setWindowWidth(390);
    await openQuotation({ shown: pending });
    expect(labels()).toEqual(['Actions']);
    press(say.actions);
    expect(labels()).toEqual(['Actions', 'Edit', 'Copy', 'Extend Validity', 'Copy for Another Customer', 'Mark Lost']);
    press(say.markLost);
    expect(await screen.findByRole('dialog', { name: say.markLost })).toBeTruthy();
    expect(labels()).toEqual(['Actions']);
  });
});

describe('Extend Validity', () => {
  const later = addDays(today(), 20);
  const extend = async (until: string) => {
    press(say.extend);
    const dialog = within(await screen.findByRole('dialog', { name: say.extend }));
    const field = await dialog.findByRole('textbox', { name: say.validUntil });
    fireEvent.change(field, { target: { value: dashedDate(until) } });
    fireEvent.blur(field);
    fireEvent.click(dialog.getByRole('button', { name: say.extend }));
  };
  const contents = {
    quotationid: 3,
    version: 6,
    date: today(),
    preparedfor: 5,
    companyid: 12,
    contactpersonid: 51,
    delivery: '3 weeks',
    payment: 'Advance',
    subtotal: '1000000.00',
    discountpercent: '10.00',
    specialcharges: '50.00',
    validuntil: later,
    products: [{ productid: 31, quantity: 10, rate: '100000.00', total: '1000000.00' }],
  };

  test('edits a pending quotation with otherwise equal contents (REV-35)', async () => {
    const { server, app } = await openQuotation({ shown: pending, replies: { UpdateQuotation: answer([{ QuotationId: 3 }]) } });
    await extend(later);
    expect(await screen.findByText(say.extended(slashedDate(later)))).toBeTruthy();
    expect(server.sentTo('UpdateQuotation')[0]?.body).toMatchObject(contents);
    expect(app.address()).toBe('/viewquotation?id=3');
  });

  test('makes a revision of an approved quotation, and shows it (REV-35)', async () => {
    const added = answer([{ QuotationId: 4, Number: 'RSD/2026-2027/0003-R1', Revision: 1 }]);
    const { server, app } = await openQuotation({ replies: { AddQuotationRevision: added } });
    await extend(later);
    expect(await screen.findByText(say.extendedByRevision(slashedDate(later)))).toBeTruthy();
    expect(screen.getByText('RSD/2026-2027/0003-R1')).toBeTruthy();
    expect(server.sentTo('AddQuotationRevision')[0]?.body).toMatchObject({ ...contents, reason: 'Validity extended' });
    await waitFor(() => expect(app.address()).toBe('/viewquotation?id=4'));
  });

  test('asks for a date, and says why it was refused (REV-29, REV-35)', async () => {
    const refused = refusal(409, quotationMessages.closed);
    await openQuotation({ shown: pending, replies: { UpdateQuotation: refused } });
    press(say.extend);
    const dialog = within(await screen.findByRole('dialog', { name: say.extend }));
    fireEvent.click(dialog.getByRole('button', { name: say.extend }));
    expect(sentenceAt(say.validUntil)).toBe(say.selectValidity);
    enter(say.validUntil, dashedDate(later));
    fireEvent.blur(screen.getByRole('textbox', { name: say.validUntil }));
    fireEvent.click(dialog.getByRole('button', { name: say.extend }));
    expect(await dialog.findByText(quotationMessages.closed)).toBeTruthy();
  });
});

describe('Mark Lost', () => {
  const reasons = answer([
    { value: 1, label: 'Price' },
    { value: 6, label: 'No reply' },
  ]);

  test('asks for the reason and sends it with the remark (REV-37, REV-38)', async () => {
    const { server } = await openQuotation({ replies: { GetLostReason: reasons, MarkQuotationLost: answer([{ QuotationId: 3 }]) } });
    rarely(say.markLost);
    const dialog = within(await screen.findByRole('dialog', { name: say.markLost }));
    fireEvent.click(dialog.getByRole('button', { name: say.markLost }));
    expect(sentenceAt(say.lostReason, 'combobox')).toBe(quotationMessages.selectLostReason);
    expect(dialog.getByRole('textbox', { name: say.remark }).getAttribute('maxlength')).toBe('500');
    expect(await server.allSent('GetLostReason')).toHaveLength(1);
    await choose(say.lostReason, 'No reply');
    enter(say.remark, 'Called three times.');
    const before = server.sentTo('GetQuotation').length;
    fireEvent.click(dialog.getByRole('button', { name: say.markLost }));
    expect(await screen.findByText(say.markedLost)).toBeTruthy();
    expect(server.sentTo('MarkQuotationLost')[0]?.body).toEqual({
      quotationid: 3,
      version: 6,
      lostreason: 6,
      remark: 'Called three times.',
    });
    await waitFor(() => expect(server.sentTo('GetQuotation').length).toBeGreaterThan(before));
  });

  test('is taken back after asking (REV-39)', async () => {
    const lost = { ...dated, fld_shownstatus: 'Lost', fld_lostreason: 'Price' };
    const { server } = await openQuotation({ shown: lost, replies: { ReopenQuotation: answer([{ QuotationId: 3 }]) } });
    expect(screen.getByText('This quotation is marked lost: Price')).toBeTruthy();
    press(say.reopen);
    expect(within(await screen.findByRole('dialog', { name: say.confirmReopen })).getByText('RSD/2026-2027/0003')).toBeTruthy();
    press('Yes');
    expect(await screen.findByText(say.reopened)).toBeTruthy();
    expect(server.sentTo('ReopenQuotation')[0]?.body).toEqual({ quotationid: 3, version: 6 });
  });
});

describe('a quotation that no longer holds', () => {
  const replaced = { ...dated, fld_shownstatus: 'Superseded', fld_supersededbyid: 4 };
  const revisions = [revisionRow(9, 2), revisionRow(4, 1), revisionRow(3, 0)];

  /** Answers the replaced quotation first, then the current one. */
  function replies(current: object = {}) {
    const number = { fld_number: 'RSD/2026-2027/0003-R2', fld_basenumber: 'RSD/2026-2027/0003', fld_revision: 2 };
    const rows = [approvedQuotationRow(3, replaced), approvedQuotationRow(9, { ...dated, ...number, ...current })];
    return {
      GetQuotation: () => answer([rows.length > 1 ? rows.shift() : rows[0]], { total: 1 })(),
      GetQuotationRevision: answer(revisions),
    };
  }

  test('leads to the current revision, not to the next one (REV-18)', async () => {
    await openQuotation({ replies: replies() });
    const link = await screen.findByRole('link', { name: 'RSD/2026-2027/0003-R2' });
    expect(link.parentElement?.textContent).toBe('Replaced by RSD/2026-2027/0003-R2');
    expect(link.getAttribute('href')).toBe('/viewquotation?id=9');
  });

  test('is restored as the next revision of the current one (REV-26)', async () => {
    await openQuotation({ replies: replies() });
    const link = await screen.findByRole('link', { name: say.restore });
    expect(link.getAttribute('href')).toBe('/addquotation?revise=9&basedon=3');
    expect(labels()).toEqual(['Restore as New Revision', 'Copy', say.more]);
  });

  test('is not restored while the current revision is pending (REV-13, REV-26)', async () => {
    await openQuotation({ replies: replies({ fld_status: 'Open' }) });
    await screen.findByRole('link', { name: 'RSD/2026-2027/0003-R2' });
    expect(labels()).toEqual(['Copy', say.more]);
  });

  test('is neither approved nor made void once it is replaced (REV-18)', async () => {
    await openQuotation({ replies: replies(), rights: ['Add Quotation', 'Approve Quotation', 'Void Quotation', 'Add Order'] });
    await screen.findByRole('link', { name: 'RSD/2026-2027/0003-R2' });
    expect(screen.queryByRole('button', { name: quotationMessages.approveQuotation })).toBeNull();
    expect(screen.queryByRole('button', { name: quotationMessages.voidQuotation })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Generate Order' })).toBeNull();
    expect(screen.getAllByRole('img', { name: 'SUPERSEDED' }).length).toBeGreaterThan(0);
  });

  test('says until when it was valid, and is not approved once it has expired (REV-31, REV-33)', async () => {
    await openQuotation({ shown: { ...expired, fld_status: 'Open' }, rights: ['Approve Quotation', 'Void Quotation'] });
    expect(screen.getByText(say.wasValidUntil(slashedDate(addDays(today(), -1))))).toBeTruthy();
    expect(screen.queryByRole('button', { name: quotationMessages.approveQuotation })).toBeNull();
    expect(screen.getByRole('button', { name: quotationMessages.voidQuotation })).toBeTruthy();
  });

  test.each([
    ['only with Approve Quotation', ['Add Order', 'Approve Quotation'] as const, true],
    ['not without it', ['Add Order'] as const, false],
  ])('leads to its order %s once it has expired (REV-33, REV-34)', async (_, rights, isOffered) => {
    await openQuotation({ shown: expired, rights });
    expect(screen.queryByRole('link', { name: 'Generate Order' }) !== null).toBe(isOffered);
  });
});
