/** Requests that no page sends, and texts that try to run as scripts or formulas. */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { isUpload } from '../../../server/src/platform/http/requests/read-upload.ts';
import { trialsOf } from '../../../testing/fuzz/bad-input.ts';
import { aContact, aCustomer } from '../../../testing/builders/customers.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import type { Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

/** What answers every body alike, so that no one learns which numbers the office has. */
const alike: readonly OperationName[] = ['RequestPasswordReset'];

// The names are exactly the table's keys; Object.entries types them as text. Leaves out the logout, which would end the test, and forms,
// which carry no JSON.
const table = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([name, operation]) => name !== 'AddUserLoginSession' && !isUpload(operation),
);

interface Hostile {
  readonly name: OperationName;
  readonly wire: object;
  /** Whether it must be refused. If not, it may be accepted but must do no harm. */
  readonly isWrong: boolean;
}

interface Verdict {
  readonly name: OperationName;
  readonly status: number;
  readonly isBad: boolean;
}

const atOnce = 4;

/** Sends requests from four callers. A status of 500 or more is always a fault, and so is accepting a wrong request. */
async function sendAll(caller: Caller, hostile: readonly Hostile[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = [...hostile];
  const send = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, wire, isWrong } = next;
      const { status } = await caller.send(name, wire);
      verdicts.push({ name, status, isBad: status >= 500 || (isWrong && status < 400 && !alike.includes(name)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return verdicts;
}

async function sendHostile(office: Office, hostile: readonly Hostile[]) {
  const verdicts = await sendAll(await office.colleague(rightNames), hostile);
  const bad = verdicts.filter(({ isBad }) => isBad).map(({ name, status }) => `${name} answered ${status}`);
  return {
    tries: verdicts.length,
    summary: [tally(verdicts.map(({ status }) => status)), ...bad].join('; '),
    isRepelled: bad.length === 0,
  };
}

/** Wrong bodies for each key of an operation. In a query every value is text, so only a text that is too long is certainly wrong. */
function badBodies([name, operation]: readonly [OperationName, Operation]): Hostile[] {
  return trialsOf(operation.input).flatMap(({ wrong, odd }) => [
    ...(operation.method === 'POST' ? wrong : wrong.slice(-1)).map((wire) => ({ name, wire, isWrong: true })),
    ...odd.map((wire) => ({ name, wire, isWrong: false })),
  ]);
}

const oddWords = [
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '"',
  '*',
  'a\u0000b',
  '\u202E',
  '\u{1F600}',
  '%_%_%_%_%_%_%_%_%_%',
  'x'.repeat(100),
  ' ',
];
const oddNumbers = ['0', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', '[]', ''];

function hostileQueries([name]: readonly [OperationName, Operation]): Hostile[] {
  const words = oddWords.map((search) => ({ search, page: 1, pagesize: 30 }));
  const numbers = oddNumbers.flatMap((value) => ['page', 'pagesize', 'after'].map((key) => ({ page: 1, pagesize: 30, [key]: value })));
  const names = oddWords.flatMap((value) => ['sort', 'order', 'format'].map((key) => ({ page: 1, pagesize: 30, [key]: value })));
  const deep = [
    { page: 1_000_000, pagesize: 500 },
    { page: 1, pagesize: 500, after: 1 },
    { 'search[]': 'x', '__proto__[a]': 'x', page: 1 },
  ];
  return [...words, ...numbers, ...names, ...deep].map((wire) => ({ name, wire, isWrong: false }));
}

const scripts = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '=HYPERLINK("http://x","y")', '+1+cmd|x', '@SUM(1)', '-2+3'];

export const hostileInput: readonly Attack[] = [
  {
    name: 'bad bodies: every key of every operation',
    goal: unnoticed,
    maxMs: 300_000,
    run: (office) => sendHostile(office, table.flatMap(badBodies)),
  },
  {
    name: 'hostile list queries',
    goal: unnoticed,
    run: (office) => sendHostile(office, table.filter(([, { kind }]) => kind === 'list').flatMap(hostileQueries)),
  },
  {
    name: 'scripts and formulas stored in a customer, and read as list, file and page',
    goal: unnoticed,
    async run(office) {
      const caller = await office.colleague(rightNames);
      const faults: string[] = [];
      for (const script of scripts) {
        const own = `Stored ${scripts.indexOf(script)}`;
        const customer = aCustomer({ companyName: `${script} ${own}`, address: script, contacts: [aContact({ designation: script })] });
        const added = await caller.ask('AddCustomer', customer);
        if (added.status !== 201) continue;
        const list = await caller.send('GetCustomerList', { search: own });
        if (list.headers.get('content-type') !== 'application/json; charset=utf-8') faults.push('a list that is no JSON');
        if (list.headers.get('x-content-type-options') !== 'nosniff') faults.push('a list whose type a browser may guess');
        const file = await caller.send('GetCustomerList', { search: own, format: 'csv' });
        if (/(^|,)"?[=+@-]/m.test(file.text.split('\r\n').slice(1).join('\r\n'))) faults.push('a formula in a file');
        if (!file.headers.get('content-disposition')?.startsWith('attachment')) faults.push('a file that a browser shows');
      }
      const page = await caller.fetch('/', { headers: { accept: 'text/html' } });
      if (!/script-src 'self'(;|$)/.test(page.headers.get('content-security-policy') ?? '')) faults.push('a page that takes any script');
      return {
        tries: scripts.length * 3,
        summary: faults.length === 0 ? 'nothing is run' : tally(faults),
        isRepelled: faults.length === 0,
      };
    },
  },
];
