/** Prepares the data for the measured cases: what the writing cases need, and records as large as an office's largest. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { answer, asCall } from './calls.ts';
import { prepareCodeLogins } from './code-logins.ts';
import { makeTokens } from './program-tokens.ts';
import { makeLinks, type CustomerLinks } from './customer-links.ts';
import { addQuotation, contentsOf, prepareDailyWork } from './daily-work.ts';
import { prepareDesk } from './desk-work.ts';
import { addLargeDeal, addNotes, fillQueue, manyOf, prepareApprovals, prepareDraft, prepareRevisions } from './large-records.ts';
import type { LoadCall, Client } from './load.ts';
import { prepareMoney, type MoneyWork } from './money-work.ts';

/** What the writing cases need from the data. */
export interface BenchRecords {
  readonly customers: number;
  readonly quotation: () => LoadCall;
  readonly dispatch: (n: number) => LoadCall;
  /** Sends goods of a hundred orders, a piece of each of their 500 lines. */
  readonly sendGoods: () => LoadCall;
  /** A login with a code that has not been used yet. */
  readonly codeLogin: () => LoadCall;
  /** An approved quotation of 10 lines. */
  readonly printedQuotationId: number;
  /** A quotation of 500 lines, to be compared with itself. */
  readonly compared: InputOf<'GetQuotationDifference'>;
  /** Approves two hundred quotations at once, each time others. */
  readonly approveMany: () => LoadCall;
  /** Revises a quotation of 500 lines, each time another one. */
  readonly revise: () => LoadCall;
  /** Saves the same draft of 500 lines again. */
  readonly saveDraft: () => LoadCall;
  /** A deal with 20 revisions, 3 orders and 100 dispatches. */
  readonly dealId: number;
  /** A customer whose timeline has 10,000 entries. */
  readonly notedCustomerId: number;
  readonly links: CustomerLinks;
  /** Tokens of programs. Each may do 600 operations a minute. */
  readonly tokens: readonly string[];
  readonly money: MoneyWork;
  /** Approved customers. Each takes 50 files. */
  readonly customerIds: readonly number[];
}

/** A code counts once, so the logins of all rounds, the warm-up and the first request are prepared. */
export const codeLoginsInRound = 10;

/** The requests of 200 approvals in each round. */
export const approvalsInRound = 2;

/** The revisions in each round; each of the rounds, the warm-up and the first request need quotations of their own. */
export const revisionsInRound = 8;

/**
 * Finds what the writing cases need. Adds an approved quotation of 10 lines, one with the most lines, an order with a large pending
 * quantity, a hundred orders for the dispatch desk, 10,000 notes to one customer, quotations until 5,000 wait for approval, and 150,000
 * receipts; a quick bench takes a hundredth of these.
 */
export async function addBenchRecords(client: Client, today: string, isQuick: boolean): Promise<BenchRecords> {
  const share = isQuick ? 0.01 : 1;
  const work = await prepareDailyWork(client, today);
  const { chosen, approvedQuotation, quotation, dispatch } = work;
  const printedQuotationId = await approvedQuotation(2);
  const largeContents = contentsOf({ ...chosen, products: manyOf(chosen.products) }, 2, today);
  const { quotationId: largeId } = await addQuotation(client, largeContents);
  await addNotes(client, chosen.customerId, share * 10_000);
  await fillQueue(client, chosen, today, share * 5000);
  const [counts] = await answer<{ TotalCustomers: number }[]>(client, asCall('GetDashboardCount', {}));
  return {
    customers: counts?.TotalCustomers ?? 0,
    quotation,
    dispatch,
    sendGoods: await prepareDesk(client, work, today, Math.ceil(share * 100)),
    approveMany: await prepareApprovals(client, 4 * approvalsInRound, Math.ceil(share * 200)),
    tokens: await makeTokens(client),
    codeLogin: await prepareCodeLogins(client, 5 * codeLoginsInRound),
    revise: await prepareRevisions(client, largeContents, 5 * revisionsInRound),
    saveDraft: await prepareDraft(client, largeContents),
    printedQuotationId,
    notedCustomerId: chosen.customerId,
    customerIds: chosen.customerIds,
    compared: { quotationId: largeId, againstId: largeId, all: 'Yes' },
    dealId: await addLargeDeal(client, chosen, today),
    links: await makeLinks(client, printedQuotationId),
    money: await prepareMoney(client, today, share),
  };
}
