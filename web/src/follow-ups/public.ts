/** The parts of the follow-ups that other areas may use. */
export { DealFollowUp } from './DealFollowUp.tsx';
export { DealOutcome } from './DealOutcome.tsx';
export { FollowUpButton } from './FollowUpButton.tsx';
export { SendQuotation } from './SendQuotation.tsx';
