/**
 * Measures how long a light request waits while other callers keep the panel busy: the times of a caller that sends a request every ten
 * milliseconds.
 */
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checkImport, customerFile, getImport } from '../testing/builders/imports.ts';
import { Caller } from '../testing/panel/caller.ts';
import { answer } from './calls.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import { logInto } from './cases.ts';
import type { Figure } from './goals.ts';
import type { HeavyAnswers, HeavyCallers } from './heavy-callers.ts';
import { Client, quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';
import { uploadOn } from './uploads.ts';
import { prepareDailyWork } from './daily-work.ts';
import { manyOf } from './large-records.ts';

const light = { method: 'GET', path: '/api/GetTax' } as const;
const everyMs = 10;

async function lightTimes(panel: Client, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async () => {
    const sentAt = performance.now();
    const { status } = await panel.send(light);
    if (status !== 200) throw new Error(`The light request was answered ${status}`);
    times.push(performance.now() - sentAt);
  };
  while (!isOver()) {
    asked.push(ask());
    await pause(everyMs);
  }
  await Promise.all(asked);
  return times;
}

function print(name: string, times: readonly number[]): Figure {
  const ms = (part: number) => quantile(times, part).toFixed(1);
  console.log(`| ${name} | ${ms(0.5)} | ${ms(0.99)} | ${ms(1)} | ${times.length} | ${loadavg()[0]?.toFixed(1)} |`);
  return { goal: 'light', of: name, value: quantile(times, 0.99) };
}

async function besideCallers(panel: Client, forMs: number, name: string, callers: HeavyCallers): Promise<Figure> {
  const thread = new Worker(new URL('heavy-callers.ts', import.meta.url), { workerData: callers });
  const until = performance.now() + forMs;
  const figure = print(name, await lightTimes(panel, () => performance.now() > until));
  thread.postMessage('how many', []);
  const [{ answered, refused }] = (await once(thread, 'message')) as [HeavyAnswers];
  console.log(`| of these answered: ${answered}, refused: ${refused} |`);
  await thread.terminate();
  await pause(3000);
  return figure;
}

/** Sends light requests until the work is done. */
async function besideWork(panel: Client, name: string, work: Promise<unknown>): Promise<Figure> {
  let isOver = false;
  const [times] = await Promise.all([lightTimes(panel, () => isOver), work.finally(() => (isOver = true))]);
  return print(name, times);
}

/** Checks and imports a file of customers who are not in the list yet. */
async function importCustomers({ cookie }: Client, address: string, rows: number): Promise<void> {
  const caller = new Caller(address);
  caller.cookie = cookie;
  const names = Array.from({ length: rows }, () => `Bench ${randomUUID()}`);
  const { importId } = await checkImport(caller, 'customers', customerFile(...names));
  await caller.call('StartImport', { importId });
  let { state, failure } = await getImport(caller, importId);
  while (isUnderWay(state)) {
    await pause(250);
    ({ state, failure } = await getImport(caller, importId));
  }
  if (state !== 'Done') throw new Error(`The import is ${state}: ${failure}`);
}

async function backUp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-light-'));
  const backup = spawn(process.execPath, [fileURLToPath(new URL('../commands/backup.ts', import.meta.url)), join(folder, 'backup')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...benchSettings() },
  });
  try {
    await once(backup, 'exit');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures a light request alone and beside each heavy one. */
export async function measureLight({ isQuick }: BenchOptions): Promise<Figure[]> {
  const forMs = isQuick ? 500 : 12_000;
  const rows = isQuick ? 200 : 20_000;
  const program = await startPanelProgram(benchSettings());
  const panel = new Client(program.address);
  try {
    await logInto(panel);
    const beside = (name: string, count: number, pathOf: (index: number) => string) =>
      besideCallers(panel, forMs, name, {
        address: program.address,
        cookie: panel.cookie,
        paths: Array.from({ length: count }, (_, index) => pathOf(index)),
      });
    console.log('| a light request | p50 | p99 | most | requests | load |\n|---|---|---|---|---|---|');
    const until = performance.now() + forMs;
    print('alone', await lightTimes(panel, () => performance.now() > until));
    const { chosen, approvedQuotation } = await prepareDailyWork(panel, dateAt(new Date()));
    const pdfOf = (quotationId: number) => `/api/quotations/${quotationId}.pdf`;
    const [small, large] = [await approvedQuotation(2), await approvedQuotation(2, manyOf(chosen.products))];
    const [{ url: file = '' } = {}] = await answer<{ url?: string }[]>(panel, uploadOn({ customerIds: [chosen.customerId] }, 0));
    const figures = [
      await beside(
        '20 callers search for two letters without a match',
        20,
        (index) => `/api/GetCustomerList?page=1&search=q${'xzjvwkq'.charAt(index % 7)}`,
      ),
      await beside('5 callers fetch all customers as CSV', 5, () => '/api/GetCustomerList?format=csv'),
      await beside('5 callers fetch all customers as an Excel file', 5, () => '/api/GetCustomerList?format=xlsx'),
      await beside('20 callers fetch a PDF of 10 lines', 20, () => pdfOf(small)),
      await beside('10 callers fetch a PDF of 500 lines', 10, () => pdfOf(large)),
      await beside('12 callers download a file of 10 MB', 12, () => file),
      await besideWork(panel, `during the check and import of ${rows} customers`, importCustomers(panel, program.address, rows)),
    ];
    if (!process.env['DATABASE_URL']) figures.push(await besideWork(panel, 'during a backup', backUp()));
    console.log(`Memory at the end ${(await program.memory()) ?? '?'} MB.\n`);
    return figures;
  } finally {
    panel.close();
    await program.stop();
  }
}
