import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programDatabase } from '../../../testing/panel/program-database.ts';
import { runProgram } from '../../../testing/panel/program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-watchdog-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a program that lives for so long before it freezes, or until it is told to. */
function startFreezing(livesMs?: number) {
  const program = fileURLToPath(new URL('../../../testing/panel/freezing-program.ts', import.meta.url));
  const words = livesMs === undefined ? [] : [String(livesMs)];
  const child = spawn(process.execPath, [program, ...words], { stdio: 'pipe' });
  const freeze = () => void child.stdin.write('freeze');
  return { child, freeze, ended: Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]) };
}

const endedAsFrozen = [
  'frozen\n',
  'The event loop was blocked for 1.5 seconds. Exiting so that the service manager restarts the panel.\n',
  [null, 'SIGKILL'],
];

test.concurrent.each([0, 3000])('a process that freezes after %i ms ends, and says why, so that it is restarted', async (livesMs) => {
  expect(await startFreezing(livesMs).ended).toEqual(endedAsFrozen);
});

test.concurrent('a watchdog that has been killed is started again', async () => {
  const { child, freeze, ended } = startFreezing();
  const watchdog = async () => Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'));
  await expect.poll(watchdog).toBeGreaterThan(0);
  const killed = await watchdog();
  process.kill(killed, 'SIGKILL');
  await expect.poll(watchdog).not.toBeOneOf([0, killed]);
  freeze();
  expect(await ended).toEqual(endedAsFrozen);
});

test('systemd is notified when the panel is ready', async () => {
  const { settings, drop } = await programDatabase();
  const notified = join(folder, 'notified');
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${notified}\n`);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  const program = await runProgram({
    ...settings,
    PATH: `${folder}${delimiter}${process.env['PATH']}`,
    NOTIFY_SOCKET: '/run/systemd/notify',
  });
  await expect.poll(() => readFile(notified, 'utf8')).toBe('/run/systemd/notify READY=1\n');
  expect(await program.stop()).toBe(0);
  await drop();
});
