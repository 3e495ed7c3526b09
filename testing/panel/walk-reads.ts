/** Everything that a user can read of a panel: the answers of all reading operations, their files, and every address with a file. */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { goodInput } from '../fuzz/bad-input.ts';
import { choicesOf, schemaOf } from '../fuzz/input-schema.ts';
import type { Caller } from './caller.ts';

/** What an address answered, as text: a PDF and an archive too. */
export interface ReadAnswer {
  readonly address: string;
  readonly status: number;
  readonly text: string;
}

type Wire = Record<string, unknown>;

/** The requests of a reading operation: the least that it accepts, and with each id and each choice that it knows. */
function requestsOf({ input }: Operation, ids: Readonly<Record<string, number>>): Wire[] {
  const schema = schemaOf(input);
  const keys = Object.entries(schema.properties ?? {});
  const filled = goodInput(input);
  const known = (key: string) => ids[key] ?? filled[key];
  const least = Object.fromEntries((schema.required ?? []).map((key) => [key, known(key)]));
  const withIds = keys.filter(([key]) => ids[key] !== undefined).map(([key]) => ({ ...least, [key]: ids[key] }));
  const withChoices = keys
    .filter(([key]) => key !== 'format')
    .flatMap(([key, property]) =>
      choicesOf(property).map((choice) => ({ ...least, [key]: choice, recordid: recordId(choice, least, ids) })),
    );
  return [least, ...withIds, ...withChoices.map((request) => ('recordid' in (schema.properties ?? {}) ? request : without(request)))];
}

/** For a request about a record of a kind, the id of one of that kind. */
function recordId(choice: unknown, least: Wire, ids: Readonly<Record<string, number>>): unknown {
  return ids[`${String(choice).replaceAll(' ', '')}id`] ?? least['recordid'];
}

function without({ recordid: _, ...request }: Wire): Wire {
  return request;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const start = strFromU8(bytes.slice(0, 4), true);
  if (start === '%PDF') return (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;
  if (start.startsWith('PK'))
    return Object.values(unzipSync(bytes))
      .map((part) => strFromU8(part))
      .join('\n');
  return strFromU8(bytes);
}

async function fetched(caller: Pick<Caller, 'address' | 'cookie'>, address: string, body?: Wire): Promise<ReadAnswer> {
  const headers = { cookie: caller.cookie, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(caller.address + address, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  return {
    address: body ? `${address} ${JSON.stringify(body)}` : address,
    status: response.status,
    text: await textOf(new Uint8Array(await response.arrayBuffer())),
  };
}

/** Reads everything as a user. `ids` are those of records that exist, by their keys; `addresses` those of the server. */
export async function readEverything(
  caller: Pick<Caller, 'address' | 'cookie'>,
  ids: Readonly<Record<string, number>>,
  addresses: readonly string[],
): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  // The names are exactly the table's keys; Object.entries types them as text.
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    if (operation.kind === 'write') continue;
    const requests = requestsOf(operation, ids);
    const formats = operation.kind === 'list' && operation.csv ? [{}, { format: 'csv' }, { format: 'xlsx' }] : [{}];
    // The files have the rows of the same lists, so that one of each shows their columns.
    const files = formats.slice(1).map((format) => ({ ...requests[0], ...format }));
    for (const wire of [...requests, ...files]) {
      const query = new URLSearchParams(Object.entries(wire).map(([key, value]): [string, string] => [key, String(value)]));
      const isGet = operation.method === 'GET';
      answers.push(await fetched(caller, isGet ? `/api/${name}?${query}` : `/api/${name}`, isGet ? undefined : wire));
    }
  }
  for (const pattern of addresses.filter((each) => each.startsWith('/api/') && each.includes(':id') && !each.includes('attachments')))
    for (const id of new Set(Object.values(ids))) {
      const address = pattern.replace(/:id\(.*?\)(?=[./]|$)/, String(id));
      answers.push(await fetched(caller, `${address}?companyid=${ids['companyid'] ?? 0}&from=2026-11-01&to=2026-11-30`));
    }
  for (const address of addresses.filter((each) => each.endsWith('.xml')))
    answers.push(await fetched(caller, `${address}?companyid=${ids['companyid'] ?? 0}&from=2026-11-01&to=2026-11-30`));
  return answers;
}
