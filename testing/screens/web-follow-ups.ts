/** Follow-ups as the server answers them, and what is done on their page, for component tests. */
import { screen, waitFor, within } from '@testing-library/react';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { expect } from 'vitest';
import { keydown } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { approvedQuotationRow } from './web-orders.ts';
import { answer } from './web-server-stub.ts';

/** A deal of the due list, in an answer. */
export function followUpRow(id: number, change: object = {}) {
  return {
    fld_dealid: id,
    fld_quotationid: id,
    fld_number: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_companyname: `Niramaya Lotus Hospital ${id}`,
    fld_customerid: 41,
    fld_contactpersonid: 51,
    fld_contactname: 'Dr. Asmita Gokhale',
    fld_mobile: '9000000041',
    fld_whatsapp: '919000000041',
    fld_email: 'asmita@lotus.example.in',
    fld_totalamount: '1062059.00',
    fld_cadence: 'Standard',
    fld_stage: 1,
    fld_nexton: '2026-11-17',
    fld_overduedays: 3,
    fld_lastoutcome: 'No answer',
    fld_lastcallon: '2026-11-14',
    fld_validuntil: '',
    fld_ownerid: 7,
    fld_owner: 'Rohini Sondhi',
    fld_version: 2,
    ...change,
  };
}

/** Three deals that are due. */
export const dueRows = [1, 2, 3].map((id) => followUpRow(id));

/** The rights to all that the page offers beside mails. */
export const everyFollowUpRight: readonly RightName[] = ['Follow Up List', 'Add Follow Up', 'Edit Quotation', 'Add Order'];

/** The server's replies to the page of follow-ups, and others. */
export function dueListReplies(replies: object = {}, rights: readonly RightName[] = everyFollowUpRight) {
  return {
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetFollowUpList: answer(dueRows, { total: 3 }),
    GetTimeline: answer([]),
    GetQuotation: answer([approvedQuotationRow(1)], { total: 1 }),
    AddSalesCall: answer([{ CallId: 9 }]),
    UpdateFollowUp: answer([{ DealId: 1 }]),
    ...replies,
  };
}

/** The name of a due deal's customer. */
export const hospital = (id: number) => `Niramaya Lotus Hospital ${id}`;

/** The call that stands beside the list. */
export const callPanel = () => within(screen.getByRole('complementary', { name: 'Call' }));

/** Whose call it is. */
export const shownCall = () => callPanel().getByRole('heading', { level: 2 }).textContent;

/** Chooses the first row by keyboard, so that its call stands beside the list. */
export async function firstRowChosen<Opened>(opened: Opened): Promise<Opened> {
  await screen.findByText(hospital(1));
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  return opened;
}
