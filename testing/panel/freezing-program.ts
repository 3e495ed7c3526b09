/** A program that starts its watchdog, lives for the given milliseconds, says that it freezes, and does. */
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startWatchdog } from '../../server/src/platform/watchdog.ts';

startWatchdog(250);
await pause(Number(process.argv[2]));
writeSync(1, 'frozen\n');
for (;;);
