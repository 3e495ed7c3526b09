/** A program that starts its watchdog, runs for the given milliseconds or until its input says so, prints that it freezes, and freezes. */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startWatchdog } from '../../server/src/platform/watchdog.ts';

startWatchdog(250);
const [, , livesMs] = process.argv;
await (livesMs === undefined ? once(process.stdin, 'data') : pause(Number(livesMs)));
writeSync(1, 'frozen\n');
for (;;);
