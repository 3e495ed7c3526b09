import { preservedDraftMessages } from '@vikray/contract/quotations/preserved-draft-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { draftRow, mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, noAnswer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});
afterEach(() => void vi.useRealTimers());

const replaced = approvedQuotationRow(7, { fld_shownstatus: 'Superseded', fld_supersededbyid: 8 });
const chain = [2, 1, 0].map((revision) => revisionRow(7 + revision, revision));

/** Opens the builder at an address, with this quotation. */
function open(address: string, quotation: object, replies: object = {}) {
  stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation'),
    GetQuotation: answer([quotation], { total: 1 }),
    GetQuotationProduct: answer([]),
    GetQuotationRevision: answer(chain),
    ...replies,
  });
  return openApp(address);
}

test.each(['edit', 'revise'])('?%s of a superseded revision names the current one and opens its page (REV-16, REV-18)', async (task) => {
  const app = open(`/addquotation?${task}=7`, replaced);
  expect(await screen.findByText(wholeText('This quotation has been replaced by RSD/2026-2027/0003-R2.'))).toBeTruthy();
  expect(app.address()).toBe('/viewquotation?id=7');
});

test('?revise of a superseded revision says where the user finds their draft of it (REV-01, REV-16)', async () => {
  const GetQuotationDraft = answer([draftRow(44, { fld_quotationid: 7 })]);
  const app = open('/addquotation?revise=7', replaced, { GetQuotationDraft });
  expect(
    await screen.findByText(wholeText(`${say.replacedBy('RSD/2026-2027/0003-R2')} ${preservedDraftMessages.QuotationReplaced}`)),
  ).toBeTruthy();
  expect(app.address()).toBe('/viewquotation?id=7');
});

test('?edit of a quotation that was approved says how the user continues their draft of it (REV-01, REV-07)', async () => {
  const GetQuotationDraft = answer([draftRow(44, { fld_quotationid: 7 })]);
  const app = open('/addquotation?edit=7', approvedQuotationRow(7), { GetQuotationDraft });
  expect(await screen.findByText(`${say.closed} ${preservedDraftMessages.QuotationClosed}`)).toBeTruthy();
  expect(app.address()).toBe('/viewquotation?id=7');
});

test('says that there is a later revision while the current one cannot be read (REV-18)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open('/addquotation?edit=7', replaced, { GetQuotationRevision: noAnswer });
  await waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('This quotation has been replaced by a later revision.')).toBeTruthy();
  });
});

test.each([
  ['edit', { fld_status: 'Approved', fld_shownstatus: 'Approved' }, say.closed],
  ['revise', { fld_status: 'Open', fld_shownstatus: 'Pending' }, say.revisionOfPending],
  ['revise', { fld_status: 'Void', fld_shownstatus: 'Void' }, say.revisionOfVoid],
])('?%s of %o opens its page and says why (REV-07, REV-13)', async (task, state, sentence) => {
  const app = open(`/addquotation?${task}=7`, approvedQuotationRow(7, state));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(app.address()).toBe('/viewquotation?id=7');
});
