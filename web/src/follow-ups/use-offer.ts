import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { call } from '../platform/call.ts';
import type { NoticeAction } from '../platform/NoticeMore.tsx';
import { useMayChange, useMayOrder, useQuotation } from '../quotations/public.ts';

/** What an outcome calls for: a page of the panel, or the dialog that marks the quotation lost. */
export type OutcomeOffer =
  | { readonly label: string; readonly revises: number }
  | { readonly label: string; readonly orders: number }
  | { readonly label: string; readonly loses: Quotation };

type Offer = OutcomeOffer | undefined;

/**
 * Returns what an outcome calls for, if the user may do it: `offerOf` at once, nothing before the quotation is read; `readOffer` once it
 * is, for a call that is saved before. An enquiry, whose quotation is null, has nothing to revise, lose or order.
 */
export function useOffer(quotedId: number | null) {
  const { data: shown } = useQuotation(quotedId ?? undefined);
  const mayChange = useMayChange();
  const mayOrder = useMayOrder();

  function offerOf(outcome: CallOutcome | undefined, quotation = shown): Offer {
    if (!quotation) return undefined;
    const { quotationId } = quotation;
    if (outcome === 'Wants a change' && mayChange('revise', quotation)) return { label: say.revise, revises: quotationId };
    if (outcome === 'Order expected' && mayOrder(quotation)) return { label: say.generateOrder, orders: quotationId };
    return outcome === 'Not interested' && mayChange('markLost', quotation) ? { label: say.markLost, loses: quotation } : undefined;
  }

  async function readOffer(outcome: CallOutcome): Promise<Offer> {
    if (quotedId === null || shown !== undefined) return offerOf(outcome);
    // A call of its own: the page moves on, and then drops what it was reading.
    const read = await call('GetQuotation', { quotationId: quotedId }).catch(() => undefined);
    return offerOf(outcome, read?.rows[0] ?? null);
  }

  return { offerOf, readOffer };
}

/** The same in the notice of a saved call. */
export function offerAction(offer: Offer, onLose: (quotation: Quotation) => void): NoticeAction[] {
  if (!offer) return [];
  if ('loses' in offer) return [{ label: offer.label, onPress: () => onLose(offer.loses) }];
  return [{ label: offer.label, href: 'revises' in offer ? `/addquotation?revise=${offer.revises}` : `/generateorder?id=${offer.orders}` }];
}
