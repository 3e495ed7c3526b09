/** What the start may use of System Health. */
export { healthJob } from './health-job.ts';
export { measureOffice } from './measure-office.ts';
