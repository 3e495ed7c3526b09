import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentsCheck } from './check-contents.ts';
import { openDatabase } from './open-database.ts';

const { engine } = inject('databaseSupply');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-contents-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.runIf(engine === 'sqlite')('a check ends when it is cancelled, even if the disk never answers', async () => {
  const file = join(folder, 'vikray.db');
  // Opening a pipe waits for a writer.
  execFileSync('mkfifo', [file]);
  const cancelling = new AbortController();
  const check = contentsCheck(openDatabase({ file }), { file })(cancelling.signal);
  await pause(300);
  cancelling.abort();
  await expect(check).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
