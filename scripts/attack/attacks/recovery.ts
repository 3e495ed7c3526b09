/** Files that were tampered with, and recovery when the disk or a person fails. */
import { chmod, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

export const recovery: readonly Attack[] = [
  {
    name: 'a backup of which one bit was changed, restored; then the true one',
    goal: unnoticed,
    run: (office) =>
      inFolder(async (folder) => {
        const [backup, target] = [join(folder, 'true.backup'), join(folder, 'office')];
        const made = await runScript('backup', [backup], { DATA_DIR: office.folder });
        const altered = join(folder, 'altered.backup');
        const copied = await runScript('backup', [altered], { DATA_DIR: office.folder });
        await flipBit(altered);
        const refused = await runScript('restore', [altered], { DATA_DIR: target });
        const restored = await runScript('restore', [backup], { DATA_DIR: target });
        const mode = ((await stat(join(target, 'vikray.db'))).mode & 0o777).toString(8);
        const left = (await readdir(target)).filter((name) => /part-|restoring-/.test(name));
        const codes = [made, copied, refused, restored].map(({ code }) => code);
        const told = `altered: exit ${refused.code}; true: exit ${restored.code}, mode ${mode}, ${left.length} files left over`;
        return { tries: 2, told, isRepelled: codes.join() === '0,0,1,0' && mode === '600' && left.length === 0 };
      }),
  },
  {
    name: 'a database of zero bytes where an office was',
    goal: unnoticed,
    run: () =>
      inFolder(async (folder) => {
        await writeFile(join(folder, 'vikray.db'), '');
        const program = await runProgram({ DATA_DIR: folder });
        const hasStarted = program.output().includes('is ready at');
        const code = hasStarted ? await program.stop() : await program.ended;
        return { tries: 1, told: hasStarted ? 'taken for a new office' : `exit ${code}`, isRepelled: !hasStarted && code === 1 };
      }),
  },
];
