import { sampleFile } from '@vikray/contract/imports/import-columns.ts';
import type { ImportKind, ImportRun } from '@vikray/contract/imports/import.ts';
import type { ImportState } from '@vikray/contract/imports/import-state.ts';
import { addCompany } from './companies.ts';
import { aCustomer } from './customers.ts';
import { addProduct } from './products.ts';
import type { Caller, Reply, SendOptions } from '../panel/caller.ts';

/** Settings of a panel that begins a started import at once. */
export const promptImports = { importsEveryMs: 10 } as const;

const headings = 'Company Name,Company Type,Industry,Phone,Email,Address,State,City,Pincode,Contact Persons';
const rest =
  'Private Limited,Hospital,02026120000,office@girna.example.in,"7, FC Road",Maharashtra,Pune,411004,"Dr. Asmita Gokhale, Superintendent, 9000000091, ms@girna.example.in"';

/** A CSV file of customers that differ only in their names. */
export function customerFile(...names: readonly string[]): string {
  return [headings, ...names.map((name) => `${name},${rest}`)].join('\r\n');
}

/** The sample file of a kind with some cells replaced, by heading. */
export function sampleWith(kind: ImportKind, ...rows: readonly Readonly<Record<string, string>>[]): string {
  const [head = '', cells = ''] = sampleFile(kind).slice(1).trimEnd().split('\r\n');
  const names = head.split(',');
  const own = [...cells.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
  return [head, ...rows.map((row) => names.map((name, index) => row[name] ?? own[index] ?? '').join(','))].join('\n');
}

/** Adds the records that the sample files of contact persons, opening stock, purchases and opening bills name. */
export async function addNamedInSamples(caller: Caller): Promise<void> {
  await caller.call('AddCustomer', aCustomer({ companyName: 'Girnar Laboratories' }));
  await addProduct(caller, { name: 'Teak Counter', stock: 0 });
  await addCompany(caller, { name: 'Sahyadri Traders' });
  await addCompany(caller, { name: 'Vindhya Furniture Systems', moneyFrom: '2026-11-01' });
}

/** Sends a file to be checked. */
export async function sendFile(
  caller: Caller,
  kind: ImportKind,
  file: string | Uint8Array,
  fileName = 'list.csv',
  options?: SendOptions,
): Promise<Reply> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('filename', fileName);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), fileName);
  return caller.sendForm('CheckImport', form, options);
}

/** Has a file checked. Fails unless the check succeeds. */
export async function checkImport(caller: Caller, kind: ImportKind, file: string | Uint8Array): Promise<ImportRun> {
  const reply = await sendFile(caller, kind, file);
  if (reply.status !== 201) throw new Error(`CheckImport answered ${reply.status}: ${reply.text}`);
  return getImport(caller, reply.json.data[0].importid);
}

/** The present state of an import. */
export async function getImport(caller: Caller, importId: number): Promise<ImportRun> {
  const [run] = await caller.call('GetImports', { importId });
  if (!run) throw new Error(`There is no import ${importId}`);
  return run;
}

/** Waits until the server has brought an import into one of these states. */
export async function importIn(caller: Caller, importId: number, ...states: readonly ImportState[]): Promise<ImportRun> {
  for (;;) {
    const run = await getImport(caller, importId);
    if (states.includes(run.state)) return run;
    if (run.state === 'Stopped' || run.state === 'Taken Back') throw new Error(`Import ${importId} is ${run.state}: ${run.failure}`);
  }
}

/** Imports a file and waits until the import is done. */
export async function importFile(caller: Caller, kind: ImportKind, file: string | Uint8Array): Promise<ImportRun> {
  const { importId } = await checkImport(caller, kind, file);
  await caller.call('StartImport', { importId });
  return importIn(caller, importId, 'Done');
}

/** The reasons of an import by row. */
export async function reasonsOf(caller: Caller, importId: number): Promise<[row: number, label: string, reason: string][]> {
  const { rows } = await caller.call('GetImportRows', { importId });
  return rows.map(({ rowNumber, label, reason }) => [rowNumber, label, reason]);
}
