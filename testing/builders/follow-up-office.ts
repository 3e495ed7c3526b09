/** An office with a user who sends follow-up mails, for tests of those mails. */
import type { MailSettings } from '../../server/src/platform/mail/mail-settings.ts';
import type { Caller } from '../panel/caller.ts';
import { startTestPanel, type TestPanel } from '../panel/panel.ts';
import { addApprovedQuotation, type addQuotation, aQuotation, addSalesSetup, type SalesSetup } from './quotations.ts';

const usual = { transport: undefined, from: undefined, timeoutMs: 10_000, deadlineMs: 25_000 };

export interface FollowUpOffice {
  readonly panel: TestPanel;
  readonly setup: SalesSetup;
  /** A user who may send follow-up mails. */
  readonly seller: Caller & { readonly userId: number };
  /** Changes the panel's mail settings. Settings that are not named return to the default, which has no mail server. */
  set(change: Partial<MailSettings>): void;
  /** A quotation as its list shows it. */
  listed(quotationId: number): ReturnType<typeof listed>;
  /** Adds a quotation, approved by default, and returns it with the documented body that requests its follow-up mail. */
  request(add?: typeof addQuotation): ReturnType<typeof request>;
  /** The mail log of a quotation. */
  mailsAbout(quotationId: number): ReturnType<typeof mailsAbout>;
}

/** Starts the office. `linkUrl` is where customers open links; without it there are none. */
export async function openFollowUpOffice(linkUrl?: URL): Promise<FollowUpOffice> {
  const mail = { ...usual };
  const panel = await startTestPanel({ mail, ...(linkUrl && { linkUrl }) });
  const setup = await addSalesSetup(panel.admin);
  const seller = await panel.userWith(['Follow Up', 'Add Quotation']);
  return {
    panel,
    setup,
    seller,
    set: (change) => void Object.assign(mail, usual, change),
    listed: (quotationId) => listed(panel, quotationId),
    request: (add = addApprovedQuotation) => request(panel, setup, add),
    mailsAbout: (quotationId) => mailsAbout(seller, quotationId),
  };
}

async function listed(panel: TestPanel, quotationId: number) {
  const { rows } = await panel.admin.call('GetQuotation', { quotationId });
  const [quotation] = rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}

async function request(panel: TestPanel, setup: SalesSetup, add: typeof addQuotation) {
  const quotation = await listed(panel, await add(panel.admin, aQuotation(setup)));
  const { quotationId, companyId, email, name, number, date } = quotation;
  return {
    quotation,
    body: { clientid: companyId, quotationid: quotationId, sentby: 7, email, name, quotationnumber: number, date, totalamount: '10738.00' },
  };
}

async function mailsAbout(seller: Caller, quotationId: number) {
  const [followUp] = await seller.call('GetFollowUp', { quotationId });
  return followUp?.mails ?? [];
}
