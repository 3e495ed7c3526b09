/** A program that starts its watchdog, says so, and freezes. */
import { writeSync } from 'node:fs';
import { startWatchdog } from '../../server/src/platform/watchdog.ts';

startWatchdog(100);
writeSync(1, 'frozen\n');
for (;;);
