/**
 * Property tests try the same cases in each run, so that a red run tells of the change that it tests. `npm run faults` tries many new ones.
 * This runs before each test file.
 */
import fc from 'fast-check';

fc.configureGlobal(process.env['VIKRAY_FAULTS'] === 'many' ? { numRuns: 2000 } : { seed: 20_261_128 });
