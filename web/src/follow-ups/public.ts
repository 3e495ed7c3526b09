/** The parts of the follow-ups that other areas may use. */
export { CustomerCall } from './CustomerCall.tsx';
export { DealFollowUp } from './DealFollowUp.tsx';
export { DealOutcome } from './DealOutcome.tsx';
export { FollowUpButton } from './FollowUpButton.tsx';
export { mailAboutSeveral } from './mail-several.ts';
export { MailPreview } from './MailPreview.tsx';
export { OrderMailButton } from './OrderMailButton.tsx';
export { QuotationMailButton } from './QuotationMailButton.tsx';
export { TellCustomer } from './TellCustomer.tsx';
export { SendMailDialog } from './SendMailDialog.tsx';
export { SendQuotation } from './SendQuotation.tsx';
