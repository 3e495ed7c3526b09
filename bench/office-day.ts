/**
 * Measures the daily requests of an office, beside a bare Fastify that answers with the same bytes. Adds some quotations and dispatches.
 * Times are measured by the caller.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { benchSettings } from './bench-settings.ts';
import type { BenchOptions } from './bench-options.ts';
import { chosenCases, logInto, type Case } from './cases.ts';
import { readEarlier, timesAsFast, type Figures } from './earlier.ts';
import type { Figure } from './goals.ts';
import { untilContentsChecked } from './checked-contents.ts';
import { Client, measure, ms, quantile } from './load.ts';
import { startPanelProgram, startProgram, type MeasuredProgram } from './programs.ts';
import { uploadMemoryMb } from './upload-memory.ts';
import { addBenchRecords } from './bench-records.ts';
import { uploadOn } from './uploads.ts';

const manyCallers = 20;

interface Result {
  readonly name: string;
  readonly goal: Case['goal'];
  readonly one: readonly number[];
  readonly many: readonly number[];
  readonly perSecond: number;
  readonly barePerSecond: number;
  /** The processor time of the panel for a request of one caller, in milliseconds; undefined when the system does not report it. */
  readonly processorMs: number | undefined;
}

/** Measures with one caller, then many. Alternates with the bare server, so that both run under the same load of the machine. */
async function measureCase(program: MeasuredProgram, panel: Client, bare: Client, each: Case): Promise<Result> {
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
    goal: each.goal,
    one,
    many,
    perSecond: sent / wholeMs,
    barePerSecond: sent / bareMs,
    processorMs: Number.isNaN(processorMs) ? undefined : processorMs / (rounds * each.requests),
  };
}

type Earlier = ReadonlyMap<string, Figures> | undefined;

function rowOf({ name, one, many, perSecond, barePerSecond, processorMs }: Result, earlier: Earlier): string {
  const [p50, p95] = [quantile(one, 0.5), quantile(one, 0.95)];
  const cells = [
    name,
    ms(p50),
    ms(p95),
    ...(many.length === 0
      ? ['', '', '', '']
      : [ms(quantile(many, 0.5)), ms(quantile(many, 0.95)), perSecond.toFixed(0), (perSecond / barePerSecond).toFixed(2)]),
    processorMs === undefined ? '' : ms(processorMs),
    ...(earlier ? timesAsFast({ p50, p95, perSecond }, earlier.get(name)) : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function emptyStartMs(settings: NodeJS.ProcessEnv): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-bench-'));
  const program = await startPanelProgram({ ...settings, DATA_DIR: folder, DATABASE_URL: '' });
  await program.stop();
  await rm(folder, { recursive: true, force: true });
  return program.startMs;
}

function headingFor(earlier: Earlier): string {
  const columns = ['', 'p50, one caller', 'p95', 'p50, 20 callers', 'p95', 'a second', 'of a bare Fastify', 'processor'];
  const all = earlier ? [...columns, 'p50: times as fast', 'p95', 'a second'] : columns;
  return `| ${all.join(' | ')} |\n|${all.map(() => '---').join('|')}|`;
}

/** The figures that a case gives for its goal. Reads give theirs when nothing is cached. */
function figuresOf({ goal, name: of, one, perSecond }: Result): Figure[] {
  if (goal === 'write')
    return [
      { goal, of, value: quantile(one, 0.95) },
      { goal: 'writesPerSecond', of, value: perSecond },
    ];
  if (goal === 'approvals' || goal === 'receipt') return [{ goal, value: quantile(one, 0.95) }];
  if (goal === 'sendGoods' || goal === 'statementPdf') return [{ goal, value: quantile(one, 0.5) }];
  if (goal === 'pdf')
    return [
      { goal, value: quantile(one, 0.5) },
      { goal: 'pdfsPerSecond', value: perSecond },
    ];
  return [];
}

/** Measures the cases whose names have one of the words, or all, and sets them beside an earlier output if one is named. */
export async function measureCases({ words, compare, isQuick }: BenchOptions): Promise<Figure[]> {
  const settings = benchSettings();
  const earlier = compare === undefined ? undefined : await readEarlier(compare);
  const fresh = await emptyStartMs(settings);
  const program = await startPanelProgram(settings);
  const bareProgram = await startProgram('bench/bare-server.ts', {});
  const panel = new Client(program.address);
  const bare = new Client(bareProgram.address);
  try {
    await logInto(panel);
    await untilContentsChecked(panel);
    const atRest = await program.memory();
    const records = await addBenchRecords(panel, dateAt(new Date()), isQuick);
    const engine = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite';
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(
      `${engine}, ${records.customers.toLocaleString('en-IN')} customers; ${dateAt(new Date())}; ${cpus().length} × ${cpus()[0]?.model}; load ${load()}\n`,
    );
    console.log(headingFor(earlier));
    const figures: Figure[] = [
      { goal: 'start', value: program.startMs },
      { goal: 'emptyStart', value: fresh },
      { goal: 'memoryAtRest', value: atRest },
    ];
    for (const each of chosenCases(records, words)) {
      const result = await measureCase(program, panel, bare, {
        ...each,
        requests: isQuick ? Math.ceil(each.requests / 20) : each.requests,
      });
      console.log(rowOf(result, earlier));
      figures.push(...figuresOf(result));
    }
    const uploading = await uploadMemoryMb(program, panel, (n) => uploadOn(records, n));
    console.log(`\nWhile a file of 10 MB arrives, the memory grows by at most ${uploading ?? '?'} MB (20).`);
    console.log(
      `Times in milliseconds. Memory at the end ${(await program.memory()) ?? '?'} MB. Load of the machine at the end ${load()}.\n`,
    );
    return figures;
  } finally {
    panel.close();
    bare.close();
    await program.stop();
    await bareProgram.stop();
  }
}
