/** What the start may use of System Health. */
export { healthDuty } from './health-duty.ts';
