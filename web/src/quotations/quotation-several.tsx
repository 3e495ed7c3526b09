import { quotationSeveral as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Link } from '@tanstack/react-router';
import { encodedInput } from '../platform/call.ts';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';

/** How a quotation is named where several are. */
export const namedQuotations: NamedRows<Quotation> = {
  idOf: ({ quotationId }) => quotationId,
  nameOf: ({ number, companyName }) => `${number}, ${companyName}`,
  linkOf: ({ quotationId, number }) => (
    <Link to="/viewquotation" search={{ id: quotationId }}>
      {number}
    </Link>
  ),
};

const worth = (quotations: readonly Quotation[]) => quotations.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

const approve: SeveralAction<Quotation> = {
  operation: 'UpdatequotationStatus',
  label: 'Approve',
  done: 'approved',
  fits: ({ shownStatus }) => shownStatus === 'Pending',
  question: (quotations) => say.approve(quotations.length, worth(quotations)),
  bodyOf: ({ quotationId, version }) => encodedInput('UpdatequotationStatus', { quotationId, version, status: 'Approved' }),
};

const voidThem: SeveralAction<Quotation> = {
  operation: 'UpdatequotationStatus',
  label: 'Void',
  done: 'made void',
  isDanger: true,
  fits: ({ status, orderStatus }) => status !== 'Void' && orderStatus === '',
  question: (quotations) => say.void(quotations.length, worth(quotations)),
  bodyOf: ({ quotationId, version }) => encodedInput('UpdatequotationStatus', { quotationId, version, status: 'Void' }),
};

/** What can be done with several quotations, by the rights of the user. */
export function quotationActions({ mayApprove, mayVoid }: { readonly mayApprove: boolean; readonly mayVoid: boolean }) {
  return [...(mayApprove ? [approve] : []), ...(mayVoid ? [voidThem] : [])];
}
