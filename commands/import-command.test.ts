import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importColumns } from '../contract/src/imports/import-columns.ts';
import { aPicture } from '../testing/builders/images.ts';
import { customerFile, sampleWith } from '../testing/builders/imports.ts';
import { sheetOf, workbook } from '../testing/builders/workbooks.ts';
import { SetClock } from '../testing/panel/clock.ts';
import { startPanelHere } from '../testing/panel/panel-here.ts';
import { runCommand } from '../testing/panel/run-command.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { createFirstUser } from '../server/src/users/public.ts';
import { CommandProblem } from './command.ts';
import { runImportCommand } from './import-command.ts';

let folder: string;
let db: Db;
const shown: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-import-'));
  const empty = openDatabase({ file: join(folder, 'empty.db') });
  await migrateToLatest(empty);
  await empty.destroy();
  db = await emptyDatabase(join(folder, 'vikray.db'));
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Opens a migrated database without an office in a new file. */
async function emptyDatabase(at: string): Promise<Db> {
  await copyFile(join(folder, 'empty.db'), at);
  return openDatabase({ file: at });
}

const clock = new SetClock();
const firstUser = { mobile: '9000000001', password: 'correct horse battery' };

function run(...words: string[]): Promise<string> {
  return runImportCommand({ onDatabase: (work) => work(db), clock, progress: (text) => void shown.push(text) }, words);
}

/** The sentence that refuses a command line. */
async function refusal(...words: string[]): Promise<string> {
  const refused: unknown = await run(...words).catch((error: unknown) => error);
  if (!(refused instanceof CommandProblem)) throw new Error(`not refused: ${String(refused)}`);
  return refused.message;
}

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

async function names(): Promise<string[]> {
  return (await db.selectFrom('customers').select('company_name').where('status', '<>', 'Deleted').orderBy('id').execute()).map(
    (row) => row.company_name,
  );
}

test('an import before the first start of the panel is refused, because there is no Administrator yet', async () => {
  const path = await file('early.csv', customerFile('Early Works'));
  expect(await refusal('customers', path)).toBe('There is no Administrator yet. Start the panel once before the first import.');
  await createFirstUser(db, firstUser, clock.now());
});

describe('a file', () => {
  test('is checked, imported with a progress bar and summed up', async () => {
    const path = await file('good.csv', customerFile(...Array.from({ length: 300 }, (_, index) => `Good ${index}`)));
    expect(await run('customers', path)).toBe('300 rows: 300 good, 0 there already, 0 bad.\nImported 300 rows as import 1.');
    expect((await names()).length).toBe(300);
    expect(shown).toContain('[####################----------] 200 of 300');
    expect(await run('list')).toBe('    1  20/11/2026  Done         customers: good.csv, 300 rows');
  });

  test('with bad rows imports nothing and writes the reasons beside the file', async () => {
    const path = await file('bad.csv', customerFile('Fine Works', 'GOOD 1', 'fine works'));
    expect(await refusal('customers', path)).toBe(
      [
        '3 rows: 1 good, 1 there already, 1 bad.',
        'Row 2 may be the customer "Good 0": same mobile number.',
        '  row 3 GOOD 1: Company Already Exists.',
        '  row 4 fine works: This repeats row 2 of this file.',
        `All reasons are in ${path}.reasons.csv.`,
        'Some rows cannot be imported. Correct them in the file and check it again.',
      ].join('\n'),
    );
    expect(await readFile(`${path}.reasons.csv`, 'utf8')).toBe(
      '\uFEFFRow,Record,Reason\r\n3,GOOD 1,Company Already Exists.\r\n4,fine works,This repeats row 2 of this file.\r\n',
    );
    expect((await names()).length).toBe(300);
  });

  test('with existing rows is imported without them when --skip-present is given', async () => {
    const path = await file('some.csv', customerFile('Good 2', 'New Works'));
    expect(await refusal('customers', path)).toMatch(/Some rows already exist/);
    expect(await run('customers', path, '--skip-present')).toMatch(
      new RegExp(
        `^2 rows: 1 good, 1 there already, 0 bad\\.\n.*All reasons are in ${path}.reasons.csv.\nImported 1 row as import \\d+\\.$`,
        's',
      ),
    );
    expect((await names()).at(-1)).toBe('New Works');
  });

  test('is only checked when --check is given', async () => {
    const path = await file('only.csv', customerFile('Only Checked'));
    expect(await run('customers', path, '--check')).toBe(
      '1 row: 1 good, 0 there already, 0 bad.\nRow 2 may be the customer "Good 0": same mobile number.',
    );
    expect(await names()).not.toContain('Only Checked');
  });

  test('is refused the second time and can be imported again once it is taken back', async () => {
    const path = await file('twice.csv', customerFile('Twice Works'));
    const number = /import (\d+)\.$/.exec(await run('customers', path))?.[1] ?? '';
    expect(await refusal('customers', path)).toBe(
      `This file was imported on 20/11/2026, as import ${number}. Take that import back first.`,
    );
    expect(await run('take-back', number)).toBe(`Import ${number} is taken back.`);
    expect(await names()).not.toContain('Twice Works');
    expect(await run('customers', path)).toMatch(/^1 row: 1 good, 0 there already, 0 bad\.\n(?:.*\n)?Imported 1 row as import \d+\.$/);
  });

  test('of products gets its pictures from a folder', async () => {
    await mkdir(join(folder, 'photos'));
    await writeFile(join(folder, 'photos', 'chair one.png'), await aPicture());
    const path = await file(
      'products.csv',
      sampleWith('products', { Name: 'Folder Chair', Image: 'chair one.png' }, { Name: 'Bare Chair' }),
    );
    expect(await refusal('products', path)).toContain('row 2 Folder Chair: The picture "chair one.png" is missing.');
    expect(await run('products', path, '--images', join(folder, 'photos'))).toMatch(
      /^2 rows: 2 good, 0 there already, 0 bad\.\nImported 2 rows as import \d+\.$/,
    );
    const rows = await db.selectFrom('products').select(['name', 'image_hash']).orderBy('id').execute();
    expect(rows.map(({ name, image_hash }) => [name, image_hash !== null])).toEqual([
      ['Folder Chair', true],
      ['Bare Chair', false],
    ]);
  });
});

test.each([
  [[]],
  [['boats', 'x.csv']],
  [['customers']],
  [['customers', 'x.csv', '--quick']],
  [['products', 'x.csv', '--images']],
  [['sample', 'boats']],
])('shows its usage for the arguments %j', async (words) => {
  expect(await refusal(...words)).toMatch(/^Say what to do:\n {2}npm run import -- customers old\.csv/);
});

test('names a missing file, folder or import', async () => {
  expect(await refusal('customers', join(folder, 'none.csv'))).toBe(`There is no file ${join(folder, 'none.csv')}.`);
  expect(await refusal('products', join(folder, 'good.csv'), '--images', join(folder, 'none'))).toBe(
    `There is no folder ${join(folder, 'none')}.`,
  );
  expect(await refusal('take-back', '4711')).toBe('This import does not exist.');
  expect(await refusal('take-back', 'one')).toBe('This import does not exist.');
});

describe('a pipe, which would be read without an end,', () => {
  const pipeAt = async (...parts: readonly string[]) => {
    const path = join(folder, ...parts);
    await mkdir(dirname(path), { recursive: true });
    execFileSync('mkfifo', [path]);
    return path;
  };

  test('is not imported', async () => {
    const path = await pipeAt('pipe.csv');
    expect(await refusal('customers', path)).toBe(`${path} is not a regular file.`);
  });

  test('is no picture', async () => {
    await pipeAt('pipes', 'chair.png');
    const path = await file('piped.csv', sampleWith('products', { Name: 'Piped Chair', Image: 'chair.png' }));
    expect(await refusal('products', path, '--images', join(folder, 'pipes'))).toContain('The picture "chair.png" is missing.');
  });

  test('takes no sample file', async () => {
    const path = await pipeAt('new.csv');
    expect(await refusal('sample', 'customers', path)).toBe(`The file ${path} already exists.`);
  });
});

test('says that a file without content has no rows, also one that only seems to be empty, as in /proc', async () => {
  expect(await refusal('customers', '/proc/kmsg')).toBe('This file has no rows.');
  expect(await refusal('customers', await file('empty.csv', ''))).toBe('This file has no rows.');
});

test('shows a sample file that can be imported', async () => {
  const path = await file('sample.csv', await run('sample', 'sales-calls'));
  expect(await run('sales-calls', path)).toMatch(/^1 row: 1 good, 0 there already, 0 bad\.\n(?:.*\n)?Imported 1 row as import \d+\.$/);
});

test('saves the pictures of products under the names that an import file uses', async () => {
  const [product] = await db.selectFrom('products').select('image_hash').where('image_hash', 'is not', null).execute();
  const pictures = join(folder, 'saved', 'pictures');
  expect(await run('pictures', pictures)).toBe(`1 picture is in ${pictures}.`);
  expect(await readdir(pictures)).toEqual([`${product?.image_hash}.jpg`]);

  const other = await emptyDatabase(join(folder, 'other.db'));
  await createFirstUser(other, firstUser, clock.now());
  const path = await file('moved.csv', sampleWith('products', { Name: 'Moved Chair', Image: `/api/images/${product?.image_hash}.jpg` }));
  const onOther = { onDatabase: (work: (found: Db) => Promise<string>) => work(other), clock, progress: () => undefined };
  const moved = await runImportCommand(onOther, ['products', path, '--images', pictures]);
  expect(moved).toMatch(/^1 row: 1 good, 0 there already, 0 bad\.\n(?:.*\n)?Imported 1 row as import \d+\.$/);
  expect(await other.selectFrom('products').select('image_hash').where('image_hash', 'is', null).execute()).toEqual([]);
  await other.destroy();
});

test('saves a picture in place of a link or an unfinished file of its name, and leaves what the link leads to alone', async () => {
  const [image] = await db.selectFrom('images').select(['hash', 'bytes']).execute();
  const pictures = join(folder, 'linked');
  await mkdir(pictures);
  const [precious, saved] = [await file('precious.txt', 'precious'), join(pictures, `${image?.hash}.jpg`)];
  await symlink(precious, saved);
  for (const left of ['a link', 'half a picture']) {
    if (left === 'half a picture') await writeFile(saved, 'half');
    await run('pictures', pictures);
    expect(await readFile(precious, 'utf8')).toBe('precious');
    expect([(await lstat(saved)).isFile(), await readFile(saved)]).toEqual([true, Buffer.from(image?.bytes ?? [])]);
  }
  expect(await readdir(pictures)).toEqual([`${image?.hash}.jpg`]);
});

test.each([
  ['/proc/pictures', 'cannot be used: nothing can be made there.'],
  ['a file', 'cannot be used: a file is where a folder should be.'],
])('says that no pictures can be saved in %s', async (name, reason) => {
  const at = name.startsWith('/') ? name : await file(name, '');
  const { code, output, errors } = await runCommand('import', ['pictures', at], { DATA_DIR: folder });
  expect({ code, output, errors }).toEqual({ code: 1, output: '', errors: `${at} ${reason}\n` });
});

test('writes a sample file for Excel that can be imported, and never replaces a file', async () => {
  const path = join(folder, 'requests.xlsx');
  expect(await run('sample', 'brochure-requests', path)).toBe(`The columns of brochure-requests are in ${path}.`);
  expect(await refusal('sample', 'brochure-requests', path)).toBe(`The file ${path} already exists.`);
  expect(await run('brochure-requests', path)).toMatch(
    /^1 row: 1 good, 0 there already, 0 bad\.\n(?:.*\n)?Imported 1 row as import \d+\.$/,
  );
  expect(await refusal('sample', 'brochure-requests', join(folder, 'requests.ods'))).toMatch(/^Say what to do/);
});

test('says which sheet of an Excel file was read', async () => {
  const headings = importColumns['brochure-requests'].map(({ heading }) => heading);
  const sheets = [
    { ...sheetOf([headings, ['key-1', 'Asha Rao']]), name: 'Fair' },
    { ...sheetOf([]), name: 'Notes' },
  ];
  await writeFile(join(folder, 'fair.xlsx'), workbook({ sheets }));
  expect(await run('brochure-requests', join(folder, 'fair.xlsx'), '--check')).toBe(
    '1 row: 1 good, 0 there already, 0 bad.\nOnly the sheet "Fair" is read. Left out: Notes.',
  );
});

test('the panel continues an interrupted import at its next start', async () => {
  const own = await mkdtemp(join(tmpdir(), 'vikray-import-cut-'));
  const seen = await emptyDatabase(join(own, 'vikray.db'));
  await createFirstUser(seen, firstUser, clock.now());
  const path = await file('cut.csv', customerFile(...Array.from({ length: 3000 }, (_, index) => `Cut ${index}`)));

  const added = async () =>
    Number(
      (
        await seen
          .selectFrom('customers')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const script = join(import.meta.dirname, 'import.ts');
  const command = spawn(process.execPath, [script, 'customers', path], {
    env: { PATH: process.env['PATH'], DATA_DIR: own },
    stdio: 'ignore',
  });
  const ended = once(command, 'close');
  await expect.poll(added, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
  command.kill('SIGKILL');
  await ended;
  expect(await added()).toBeLessThan(3000);

  // Ends the lease, as if its half minute had passed.
  await seen.updateTable('imports').set({ lease_until: '2026-01-01T00:00:00.000Z' }).execute();
  const panel = await startPanelHere({ DATA_DIR: own });
  await expect
    .poll(async () => (await seen.selectFrom('imports').select('state').executeTakeFirst())?.state, { timeout: 30_000 })
    .toBe('Done');
  expect(await added()).toBe(3000);
  await panel.stop();
  await seen.destroy();
  await rm(own, { recursive: true });
});

test('reasons for rows that begin like formulas are safe in a spreadsheet', async () => {
  const path = await file('formulas.csv', customerFile('=HYPERLINK(1)').replace('411004', '41'));
  await refusal('customers', path);
  expect(await readFile(`${path}.reasons.csv`, 'utf8')).toContain("\r\n2,'=HYPERLINK(1),");
});
