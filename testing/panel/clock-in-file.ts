/** Loaded before the program starts, with `node --import`: its clock shows the instant in the file that CLOCK_FILE names. */
import { readFileSync } from 'node:fs';
import { systemClock } from '../../server/src/platform/clock.ts';

const file = process.env['CLOCK_FILE'] ?? '';

systemClock.now = () => new Date(readFileSync(file, 'utf8'));
