/** Metrics in the text format of Prometheus. No label contains anything that a user has entered. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolUseOf } from './database/open-database.ts';
import type { Db } from './database/tables.ts';
import { longKinds, type LongReads } from './database/lists/long-reads.ts';
import type { TaskCounts } from './threads/counted-queue.ts';
import type { Helpers } from './threads/helpers.ts';

/** Seconds. Most answers take milliseconds; a PDF takes tenths of a second; above one second is slow. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this panel, in Prometheus format. */
export interface Metrics {
  readonly contentType: string;
  /** Counts an answered request. */
  count(operation: string, status: number, seconds: number): void;
  text(): Promise<string>;
}

/** A measure that an area contributes. */
export interface Measure {
  readonly name: MeasureName;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The measures of areas, with the words that explain them to the watching machine. */
const contributed = {
  vikray_check: 'A check of System Health: 0 OK, 1 Note, 2 Warning, 3 Problem.',
  vikray_job_last_success_timestamp_seconds: 'When the last run of a job that succeeded has ended.',
  vikray_job_next_run_timestamp_seconds: 'When a job is due next.',
  vikray_job_failures: 'The runs of a job that have failed since the last that succeeded.',
  vikray_backup_last_good_timestamp_seconds: 'When the last backup that is verified was made.',
  vikray_backup_last_good_bytes: 'The size of the last backup that is verified.',
  vikray_backup_last_ok: '1 if the last backup succeeded, 0 if it failed.',
  vikray_mail_last_sent_timestamp_seconds: 'When the last mail to a customer was sent.',
  vikray_mail_last_ok: '1 if the last mail to a customer was sent, 0 if it failed.',
  vikray_disk_free_bytes: 'The free space on the disk of the panel.',
} as const;
type MeasureName = keyof typeof contributed;

/** What the metrics read. */
interface Measured {
  /** The measures of the areas. Those are left out while the database does not answer. */
  readonly measures: () => Promise<readonly Measure[]>;
  readonly db: Db;
  readonly helpers: Helpers;
  readonly longReads: LongReads;
}

/**
 * Starts the metrics of this panel: memory, event loop delay, uptime, database connections, requests, helper tasks, long reads, and what
 * areas measure.
 */
export function startMetrics({ db, helpers, longReads, measures }: Measured): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'vikray_request_duration_seconds',
    help: 'Answered requests by operation and status, and how long they took.',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  });
  const connections = new Gauge({
    name: 'vikray_database_connections',
    help: 'Connections of this process to PostgreSQL, and requests that wait for one; all 0 with the embedded database.',
    labelNames: ['state'],
    registers,
  });
  const uptime = new Gauge({ name: 'vikray_uptime_seconds', help: 'Time since the start of this process.', registers });
  const measureTasks = taskMeasures(register, {
    name: 'vikray_helper_tasks',
    label: 'helper',
    help: 'Tasks of the helper threads of a kind of work',
  });
  const measureReads = taskMeasures(register, {
    name: 'vikray_long_reads',
    label: 'kind',
    help: 'Long reads of whole lists (file) and of searches through very many rows (search)',
  });
  const setContributed = contributedGauges(register);
  function measureNow(): void {
    const use = poolUseOf(db) ?? { open: 0, idle: 0, waiting: 0 };
    for (const [state, count] of Object.entries(use)) connections.set({ state }, count);
    uptime.set(process.uptime());
    measureTasks(helpers.counts());
    measureReads(longKinds.map((kind) => longReads.counts(kind)));
  }

  return {
    contentType: register.contentType,
    count: (operation, status, seconds) => requests.observe({ operation, status: String(status) }, seconds),
    async text() {
      measureNow();
      setContributed(await measures().catch(() => []));
      return register.metrics();
    },
  };
}

/** One gauge for each contributed measure. Returns the function that sets them all. */
function contributedGauges(register: Registry): (measures: readonly Measure[]) => void {
  const labels: Partial<Record<MeasureName, string>> = {
    vikray_check: 'check',
    vikray_job_last_success_timestamp_seconds: 'job',
    vikray_job_next_run_timestamp_seconds: 'job',
    vikray_job_failures: 'job',
  };
  const gauges = new Map<MeasureName, Gauge>();
  // The keys of the table are its names; Object.keys types them as text.
  for (const name of Object.keys(contributed) as MeasureName[]) {
    const label = labels[name];
    gauges.set(name, new Gauge({ name, help: contributed[name], labelNames: label === undefined ? [] : [label], registers: [register] }));
  }
  return (measures) => {
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // A gauge without labels would be 0, which would mean that the last backup has failed.
      if (labels[name] === undefined) gauge.remove();
    }
    for (const { name, labels: given = {}, value } of measures) gauges.get(name)?.set({ ...given }, value);
  };
}

interface TaskFamily {
  readonly name: string;
  /** The name of the label that distinguishes the queues. */
  readonly label: string;
  readonly help: string;
}

/** Three metrics for queued tasks. Returns the function that sets them. */
function taskMeasures(register: Registry, { name, label, help }: TaskFamily): (counts: readonly TaskCounts[]) => void {
  const registers = [register];
  const now = new Gauge({ name, help: `${help}: how many run and wait.`, labelNames: [label, 'state'], registers });
  const ended = new Counter({
    name: `${name}_total`,
    help: `${help}: how many are done or failed, were refused because too many waited, or dropped because the caller left.`,
    labelNames: [label, 'result'],
    registers,
  });
  const seconds = new Counter({
    name: `${name}_seconds_total`,
    help: `${help}: how long those that have ended waited and ran.`,
    labelNames: [label, 'state'],
    registers,
  });
  return (counts) => {
    ended.reset();
    seconds.reset();
    for (const each of counts) {
      const own = { [label]: each.name };
      for (const state of ['running', 'waiting'] as const) {
        now.set({ ...own, state }, each[state]);
        seconds.inc({ ...own, state }, each.seconds[state]);
      }
      for (const [result, count] of Object.entries(each.ended)) ended.inc({ ...own, result }, count);
    }
  };
}
