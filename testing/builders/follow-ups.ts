import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';
import { addApprovedQuotation, aQuotation, type QuotationInput, type SalesSetup } from './quotations.ts';

/** The follow-up of a deal as the list shows it; nothing when the list does not have it. */
export async function followUpOf(caller: Caller, dealId: number) {
  const { rows } = await caller.call('GetFollowUpList', { due: 'All' });
  return rows.find((row) => row.dealId === dealId);
}

/** Adds an approved quotation and returns it with its deal. */
export async function addFollowedDeal(caller: Caller, setup: SalesSetup, change: Partial<QuotationInput> = {}) {
  const quotationId = await addApprovedQuotation(caller, aQuotation(setup, undefined, change));
  const { rows } = await caller.call('GetQuotation', { quotationId });
  const dealId = rows[0]?.dealId ?? 0;
  return { quotationId, dealId, number: rows[0]?.number ?? '' };
}

/** A call by phone about a deal. */
export function aCall(dealId: number, change: Partial<InputOf<'AddSalesCall'>> = {}): InputOf<'AddSalesCall'> {
  return { dealId, callType: 'Phone', outcome: 'Spoke', description: 'Decides after Diwali.', ...change };
}
