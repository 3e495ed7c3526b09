/**
 * Simulates the staff of an office at work on the sample data. Each member has a session of their own, opens a page, thinks for some ten
 * seconds, and opens the next one. Prints how long the pages took, and what the panel needed for them. Fails when a request does not
 * succeed. Adds quotations and dispatches.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import { login } from './cases.ts';
import { Client, quantile } from './load.ts';
import { officePages, type OfficePage } from './office-pages.ts';
import { startPanelProgram } from './programs.ts';
import { prepareDailyWork } from './daily-work.ts';

/** On average. Most pauses are shorter, a few much longer. */
const thinkMs = 10_000;
const leastThinkMs = 500;
/** More of one user would look like an attack. */
const loginsAtOnce = 8;

/** A session of the first user, who may open all pages. */
async function newSession(address: string): Promise<Client> {
  const client = new Client(address);
  const { status, setCookie } = await client.send(login());
  if (!setCookie) throw new Error(`A login was answered ${status}. Fill a database with npm run demo-data.`);
  client.cookie = setCookie.split(';')[0] ?? '';
  return client;
}

function pageFor(pages: readonly OfficePage[], random: SeededRandom): OfficePage {
  let left = random.next() * pages.reduce((sum, { share }) => sum + share, 0);
  const found = pages.find(({ share }) => (left -= share) < 0);
  return found ?? random.of(pages);
}

const times = new Map<string, number[]>();
let opened = 0;

/** Opens a page as a browser does, with all its requests at once. Notes the time until the last answer. */
async function open(client: Client, page: OfficePage, random: SeededRandom): Promise<void> {
  const calls = page.calls(random, opened++);
  const startedAt = performance.now();
  const answers = await Promise.all(calls.map((call) => client.send(call)));
  const ms = performance.now() - startedAt;
  const wrong = answers.find(({ status }) => status >= 300);
  if (wrong) throw new Error(`${page.name} was answered ${wrong.status}: ${wrong.body.toString().slice(0, 300)}`);
  const own = times.get(page.name);
  if (own) own.push(ms);
  else times.set(page.name, [ms]);
}

async function workUntil(end: number, client: Client, pages: readonly OfficePage[], random: SeededRandom): Promise<void> {
  // They do not all start at the same time.
  await pause(random.next() * thinkMs);
  while (performance.now() < end) {
    await open(client, pageFor(pages, random), random);
    const thinks = leastThinkMs - Math.log(1 - random.next()) * (thinkMs - leastThinkMs);
    await pause(Math.max(0, Math.min(thinks, end - performance.now())));
  }
}

function rowOf(name: string, each: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(each, part).toFixed(1));
  return `| ${name} | ${each.length} | ${p50} | ${p95} | ${p99} |`;
}

/** Lets this many members of staff work for this many minutes. */
export async function simulateStaff({ members, minutes }: BenchOptions): Promise<void> {
  const program = await startPanelProgram(benchSettings());
  try {
    const first = await newSession(program.address);
    const work = await prepareDailyWork(first, dateAt(new Date()));
    const pages = await officePages(first, work);
    const staff: Client[] = [];
    while (staff.length < members)
      staff.push(
        ...(await Promise.all(Array.from({ length: Math.min(loginsAtOnce, members - staff.length) }, () => newSession(program.address)))),
      );

    const [cpuBefore = 0, startedAt] = [await program.processorMs(), performance.now()];
    const end = startedAt + minutes * 60_000;
    await Promise.all(staff.map((client, number) => workUntil(end, client, pages, new SeededRandom('staff', number))));
    const [cpuAfter = 0, seconds] = [await program.processorMs(), (performance.now() - startedAt) / 1000];

    const all = [...times.values()].flat();
    const engine = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite';
    console.log(`${engine}, ${members} members of staff, ${minutes} minutes, load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
    console.log(`| page | opened | p50 | p95 | p99 |\n|---|---|---|---|---|`);
    for (const { name } of pages) console.log(rowOf(name, times.get(name) ?? []));
    console.log(rowOf('all', all));
    console.log(
      `\n${(all.length / seconds).toFixed(1)} pages a second. The panel used ${((cpuAfter - cpuBefore) / 1000 / seconds).toFixed(2)}`,
    );
    console.log(`processors (PostgreSQL's own time not counted) and ${(await program.memory()) ?? '?'} MB.`);
    for (const client of [first, ...staff]) client.close();
  } finally {
    await program.stop();
  }
}
