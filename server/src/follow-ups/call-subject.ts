import type { Customer } from '@vikray/contract/customers/customer.ts';
import { findCustomerToUse } from '../customers/public.ts';
import { findDeal, type DealRow } from '../deals/public.ts';
import { findMailedQuotation } from '../mail-log/public.ts';
import type { Subject } from '../platform/audit.ts';
import type { Context } from '../platform/handler.ts';
import { findQuotation } from '../quotations/public.ts';
import { findFollowUp } from './due-store.ts';

/** Whom and what a call is about. */
interface CallSubject {
  /** Undefined for a call about a customer alone. */
  readonly deal: DealRow | undefined;
  /** The newest quotation of the deal that may still be ordered. */
  readonly quotationId: number | null;
  readonly customer: Customer | undefined;
  readonly companyName: string;
  /** The contact person; blank if none is known. */
  readonly name: string;
  /** The records whose history shows the call. */
  readonly relatedRecords: readonly Subject[];
}

/** The subject of a call. Refuses unknown ones, and what does not belong together. */
export async function callSubject({ db, input, now, fail }: Context<'AddSalesCall'>): Promise<CallSubject> {
  const { dealId, contactPersonId, mailId } = input;
  const deal = dealId ? await findDeal(db, dealId) : undefined;
  if (dealId && !deal) throw fail('DealNotFound');
  if (deal && input.customerId && deal.customer_id !== input.customerId) throw fail('DealOfOther');
  const customerId = deal?.customer_id ?? input.customerId;
  const customer = customerId ? await findCustomerToUse(db, customerId) : undefined;
  if (!deal && !customer) throw fail('CustomerUnknown');
  const contact = customer?.contacts.find((each) => each.contactId === contactPersonId);
  if (contactPersonId && !contact) throw fail('ContactUnknown');
  if (mailId) {
    const quotationId = await findMailedQuotation(db, mailId);
    const mailed = quotationId === undefined ? undefined : await findQuotation(db, quotationId, now);
    if (!mailed || mailed.dealId !== deal?.id) throw fail('MailUnknown');
  }
  const followUp = deal && (await findFollowUp(db, deal.id, now));
  return {
    deal,
    quotationId: followUp?.quotationId ?? null,
    customer,
    companyName: customer?.companyName ?? deal?.company_name ?? '',
    name: contact?.name ?? followUp?.contactName ?? '',
    relatedRecords: [
      ...(deal ? [{ record: 'deal', id: deal.id } as const] : []),
      ...(customerId ? [{ record: 'customer', id: customerId } as const] : []),
    ],
  };
}
