/** The part of the follow-ups that other areas may use. */
export { DealFollowUp } from './DealFollowUp.tsx';
export { FollowUpButton } from './FollowUpButton.tsx';
