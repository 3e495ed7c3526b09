/** The parts of the follow-ups that other areas may use. */
import { lazyPart } from '../platform/lazy-part.ts';

export { DealOutcome } from './DealOutcome.tsx';
export { FollowUpButton } from './FollowUpButton.tsx';
export { mailAboutSeveral } from './mail-several.ts';
export { MailPreview } from './MailPreview.tsx';
export { OrderMailButton } from './OrderMailButton.tsx';
export { QuotationMailButton } from './QuotationMailButton.tsx';
export { SendMailDialog } from './SendMailDialog.tsx';
export { SendQuotation } from './SendQuotation.tsx';

/** Loaded when it is opened. */
export const CustomerCall = lazyPart(async () => ({ default: (await import('./CustomerCall.tsx')).CustomerCall }));

/** Loaded for a deal. */
export const DealFollowUp = lazyPart(async () => ({ default: (await import('./DealFollowUp.tsx')).DealFollowUp }));

/** Loaded once goods have left. */
export const TellCustomer = lazyPart(async () => ({ default: (await import('./TellCustomer.tsx')).TellCustomer }));
