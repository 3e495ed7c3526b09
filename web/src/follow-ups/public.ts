/** The part of the follow-ups that other areas may use. */
export { FollowUpButton } from './FollowUpButton.tsx';
