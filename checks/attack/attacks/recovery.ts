/** Files that were tampered with, and recovery when the disk or a person fails. */
import { chmod, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DatabaseSettings } from '../../../server/src/platform/database/open-database.ts';
import { runProgram } from '../../../testing/panel/program.ts';
import { runScript } from '../../../testing/panel/run-script.ts';
import { unnoticed, type Attack } from './attack.ts';

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-attack-files-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Changes one bit in the middle of a file. */
async function flipBit(file: string): Promise<void> {
  await chmod(file, 0o600);
  const handle = await open(file, 'r+');
  const at = Math.floor((await handle.stat()).size / 2);
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
}

/** Whether only their owner may read the restored files, and nothing else is left over. PostgreSQL owns its files. */
async function tracesOf(database: DatabaseSettings): Promise<{ readonly summary: string; readonly isClean: boolean }> {
  if (!('file' in database)) return { summary: '', isClean: true };
  const mode = ((await stat(database.file)).mode & 0o777).toString(8);
  const left = (await readdir(dirname(database.file))).filter((name) => /part-|restoring-/.test(name));
  return { summary: `, mode ${mode}, ${left.length} files left over`, isClean: mode === '600' && left.length === 0 };
}

export const recovery: readonly Attack[] = [
  {
    name: 'a backup with one changed bit, restored; then the true one',
    goal: unnoticed,
    run: (office) =>
      inFolder(async (folder) => {
        const target = await office.databases.create();
        const [backup, altered] = [join(folder, 'true.backup'), join(folder, 'altered.backup')];
        const made = await runScript('backup', [backup], office.settings);
        const copied = await runScript('backup', [altered], office.settings);
        await flipBit(altered);
        const refused = await runScript('restore', [altered, '--into-empty'], target.settings);
        const restored = await runScript('restore', [backup, '--into-empty'], target.settings);
        const codes = [made, copied, refused, restored].map(({ code }) => code);
        const traces = await tracesOf(target.database);
        const summary = `altered: exit ${refused.code}; true: exit ${restored.code}${traces.summary}`;
        await target.drop();
        return { tries: 2, summary, isRepelled: codes.join() === '0,0,1,0' && traces.isClean };
      }),
  },
  {
    name: 'an empty file in place of the office’s database',
    goal: unnoticed,
    only: 'embedded',
    run: () =>
      inFolder(async (folder) => {
        await writeFile(join(folder, 'vikray.db'), '');
        const program = await runProgram({ DATA_DIR: folder });
        const hasStarted = program.output().includes('is ready at');
        const code = hasStarted ? await program.stop() : await program.ended;
        return { tries: 1, summary: hasStarted ? 'taken for a new office' : `exit ${code}`, isRepelled: !hasStarted && code === 1 };
      }),
  },
];
