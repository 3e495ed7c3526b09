/**
 * npm run bench: measures the panel on sample data in DATA_DIR or DATABASE_URL, beside a bare Fastify that answers with the same bytes.
 * Adds some quotations and dispatches. Times are measured by the caller; no check depends on them. `npm run bench -- search picker` runs
 * only the cases whose names have one of these words. `npm run bench -- --compare FILE` also says how many times as fast each case is as in
 * an earlier output.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { benchSettings } from './bench-settings.ts';
import { answer, asCall } from './calls.ts';
import { casesOn, login, type Case } from './cases.ts';
import { readEarlier, timesAsFast, type Figures } from './earlier.ts';
import { Client, measure, ms, quantile } from './load.ts';
import { startPanelProgram, startProgram, type Program } from './programs.ts';
import { uploadMemoryMb } from './upload-memory.ts';
import { setStage } from './stage.ts';
import { uploadOn } from './uploads.ts';

const manyCallers = 20;

const settings = benchSettings();

interface Result {
  readonly name: string;
  readonly limitMs: number | undefined;
  readonly one: readonly number[];
  readonly many: readonly number[];
  readonly perSecond: number;
  readonly barePerSecond: number;
  /** The processor time of the panel for a request of one caller, in milliseconds; undefined when the system does not report it. */
  readonly processorMs: number | undefined;
}

/** Measures with one caller, then many. Alternates with the bare server, so that both run under the same load of the machine. */
async function measureCase(program: Program, panel: Client, bare: Client, each: Case): Promise<Result> {
  const calls = (count: number, from: number) => Array.from({ length: count }, (_, index) => each.call(from + index));
  const warmUp = Math.ceil(each.requests / 10);
  const first = await panel.send(each.call(0));
  await bare.send({ method: 'PUT', path: '/bytes', body: first.body, headers: { 'content-type': 'application/octet-stream' } });
  await measure(panel, calls(warmUp, 1), 1, each.pauseMs);
  const one: number[] = [];
  const many: number[] = [];
  let wholeMs = 0;
  let bareMs = 0;
  let processorMs = 0;
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    const from = 1000 * (round + 1);
    const usedBefore = await program.processorMs();
    one.push(...(await measure(panel, calls(each.requests, from), 1, each.pauseMs)).each);
    processorMs += ((await program.processorMs()) ?? NaN) - (usedBefore ?? NaN);
    if (each.isInSequence) continue;
    const together = await measure(panel, calls(each.requests, from + 500), manyCallers);
    many.push(...together.each);
    wholeMs += together.whole;
    bareMs += (await measure(bare, calls(each.requests, from), manyCallers)).whole;
  }
  const sent = 1000 * rounds * each.requests;
  return {
    name: each.name,
    limitMs: each.limitMs,
    one,
    many,
    perSecond: sent / wholeMs,
    barePerSecond: sent / bareMs,
    processorMs: Number.isNaN(processorMs) ? undefined : processorMs / (rounds * each.requests),
  };
}

type Earlier = ReadonlyMap<string, Figures> | undefined;

function rowOf({ name, limitMs, one, many, perSecond, barePerSecond, processorMs }: Result, earlier: Earlier): string {
  const [p50, p95] = [quantile(one, 0.5), quantile(one, 0.95)];
  const verdict = limitMs === undefined ? '' : p95 <= limitMs ? 'yes' : `**no** (${limitMs})`;
  const cells = [
    name,
    ms(p50),
    ms(p95),
    verdict,
    ...(many.length === 0
      ? ['', '', '', '']
      : [ms(quantile(many, 0.5)), ms(quantile(many, 0.95)), perSecond.toFixed(0), (perSecond / barePerSecond).toFixed(2)]),
    processorMs === undefined ? '' : ms(processorMs),
    ...(earlier ? timesAsFast({ p50, p95, perSecond }, earlier.get(name)) : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function emptyStartMs(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-bench-'));
  const program = await startPanelProgram({ ...settings, DATA_DIR: folder, DATABASE_URL: '' });
  await program.stop();
  await rm(folder, { recursive: true, force: true });
  return program.startMs;
}

/** Waits for the check of the database that runs at each start: it is a process of its own, which takes memory and time of its own. */
async function untilContentsChecked(panel: Client): Promise<void> {
  const isChecked = async () => {
    const checks = await answer<{ fld_check: string; fld_result: string }[]>(panel, asCall('GetSystemHealth', {}));
    return checks.some(({ fld_check, fld_result }) => fld_check === 'Database contents' && fld_result !== 'Note');
  };
  while (!(await isChecked())) await pause(200);
}

function headingFor(earlier: Earlier): string {
  const columns = [
    '',
    'p50, one caller',
    'p95',
    'within its limit',
    'p50, 20 callers',
    'p95',
    'a second',
    'of a bare Fastify',
    'processor',
  ];
  const all = earlier ? [...columns, 'p50: times as fast', 'p95', 'a second'] : columns;
  return `| ${all.join(' | ')} |\n|${all.map(() => '---').join('|')}|`;
}

async function run(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true });
  const earlier = values.compare === undefined ? undefined : await readEarlier(values.compare);
  const fresh = await emptyStartMs();
  const program = await startPanelProgram(settings);
  const bareProgram = await startProgram('bench/bare-server.ts', {});
  const panel = new Client(program.address);
  const bare = new Client(bareProgram.address);
  try {
    const loggedIn = await panel.send(login());
    panel.cookie = loggedIn.setCookie?.split(';')[0] ?? '';
    if (!panel.cookie)
      throw new Error(`The sample data's first user cannot log in: ${loggedIn.body.toString()}. Fill a database with npm run demo-data.`);
    await untilContentsChecked(panel);
    const atRest = await program.memory();
    const stage = await setStage(panel, dateAt(new Date()));
    const engine = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite';
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(
      `${engine}, ${stage.customers.toLocaleString('en-IN')} customers; ${dateAt(new Date())}; ${cpus().length} × ${cpus()[0]?.model}; load ${load()}\n`,
    );
    console.log(headingFor(earlier));
    const chosen = casesOn(stage).filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
    for (const each of chosen) console.log(rowOf(await measureCase(program, panel, bare, each), earlier));
    const uploading = await uploadMemoryMb(program, panel, (n) => uploadOn(stage, n));
    console.log(`\nWhile a file of 10 MB arrives, the memory grows by at most ${uploading ?? '?'} MB (20).`);
    console.log(`Times in milliseconds. Start on this data ${ms(program.startMs)} ms, on an empty folder ${ms(fresh)} ms.`);
    console.log(
      `Memory at rest ${atRest ?? '?'} MB, at the end ${(await program.memory()) ?? '?'} MB. Load of the machine at the end ${load()}.`,
    );
  } finally {
    panel.close();
    bare.close();
    await program.stop();
    await bareProgram.stop();
  }
}

await run();
