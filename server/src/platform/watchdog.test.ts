import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { programDatabase } from '../../../testing/panel/program-database.ts';
import { runProgram } from '../../../testing/panel/program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-watchdog-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a frozen process ends itself and reports why, so that it is restarted', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../../testing/panel/freezing-program.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, errors, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect([said, code, signal]).toEqual(['frozen\n', null, 'SIGKILL']);
  expect(errors).toBe('The panel has not come round for 0.6 seconds. It ends, to be started again.\n');
});

test('systemd is told when the panel is ready', async () => {
  const { settings, drop } = await programDatabase();
  const told = join(folder, 'told');
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${told}\n`);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  const program = await runProgram({
    ...settings,
    PATH: `${folder}${delimiter}${process.env['PATH']}`,
    NOTIFY_SOCKET: '/run/systemd/notify',
  });
  await vi.waitFor(async () => expect(await readFile(told, 'utf8')).toBe('/run/systemd/notify READY=1\n'));
  expect(await program.stop()).toBe(0);
  await drop();
});
