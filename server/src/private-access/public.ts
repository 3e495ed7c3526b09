/** The parts of the private log that other areas may use. */
export { forgetOldReadings, recordReadings } from './private-access-store.ts';
