import { lifeMessages } from '@vikray/contract/quotations/life-messages.ts';
import { quotationMessages, quotationSeveral as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Link } from '@tanstack/react-router';
import { mailAboutSeveral } from '../follow-ups/public.ts';
import { encodedInput } from '../platform/call.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';

/** Loaded with the question, so that the list does not load its field. */
const LostReasonField = lazyPart(async () => ({ default: (await import('./LostReasonField.tsx')).LostReasonField }));

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

const mail = mailAboutSeveral<Quotation>(({ quotationId, status, shownStatus, email }) =>
  status === 'Approved' && (shownStatus === 'Approved' || shownStatus === 'Expired') ? { quotationId, email } : undefined,
);

function markLost(mayLose: (quotation: Quotation) => boolean): SeveralAction<Quotation> {
  return {
    operation: 'MarkQuotationLost',
    label: lifeMessages.markLost,
    done: say.markedLost,
    isDanger: true,
    fits: mayLose,
    question: (quotations) => say.markLost(quotations.length, worth(quotations)),
    entry: { Field: LostReasonField, check: (entered) => (entered === '' ? quotationMessages.selectLostReason : undefined) },
    bodyOf: ({ quotationId, version }, reason) => encodedInput('MarkQuotationLost', { quotationId, version, lostReason: Number(reason) }),
  };
}

interface Allowed {
  readonly mayApprove: boolean;
  readonly mayVoid: boolean;
  readonly mayMail: boolean;
  /** Which quotations the user may mark lost; undefined for none. */
  readonly mayLose: ((quotation: Quotation) => boolean) | undefined;
}

/** What can be done with several quotations, by the rights of the user. */
export function quotationActions({ mayApprove, mayVoid, mayMail, mayLose }: Allowed) {
  return [
    ...(mayApprove ? [approve] : []),
    ...(mayMail ? [mail] : []),
    ...(mayLose ? [markLost(mayLose)] : []),
    ...(mayVoid ? [voidThem] : []),
  ];
}
