/** Metrics in the text format of Prometheus. No label contains anything that a user has entered. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolUseOf } from './database/open-database.ts';
import type { Db } from './database/tables.ts';
import { longKinds, type LongReads } from './database/lists/long-reads.ts';
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

/** A measure that an area contributes, with the words that explain it to the watching machine. */
export interface PanelMeasure {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What the metrics read. */
interface Measured {
  /** The measures of the areas. Those are left out while the database does not answer. */
  readonly measures: () => Promise<readonly PanelMeasure[]>;
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
  const tasks = new Gauge({
    name: 'vikray_helper_tasks',
    help: 'Tasks of the helper threads of a kind of work: how many run and wait.',
    labelNames: ['helper', 'state'],
    registers,
  });
  const reads = new Gauge({
    name: 'vikray_long_reads',
    help: 'Long reads of whole lists (file) and of searches through very many rows (search): how many run and wait.',
    labelNames: ['kind', 'state'],
    registers,
  });
  function measureNow(): void {
    const use = poolUseOf(db) ?? { open: 0, idle: 0, waiting: 0 };
    for (const [state, count] of Object.entries(use)) connections.set({ state }, count);
    uptime.set(process.uptime());
    for (const [helper, counts] of helpers.counts())
      for (const [state, count] of Object.entries(counts)) tasks.set({ helper, state }, count);
    for (const kind of longKinds) for (const [state, count] of Object.entries(longReads.counts(kind))) reads.set({ kind, state }, count);
  }

  return {
    contentType: register.contentType,
    count: (operation, status, seconds) => requests.observe({ operation, status: String(status) }, seconds),
    async text() {
      measureNow();
      return [await register.metrics(), await contributed(await measures().catch(() => []))].join('');
    },
  };
}

/** The contributed measures as text. Those without a value now, such as the last backup before the first one, are left out. */
async function contributed(measures: readonly PanelMeasure[]): Promise<string> {
  const register = new Registry();
  const gauges = new Map<string, Gauge>();
  for (const { name, help, labels = {}, value } of measures) {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [register] });
    gauges.set(name, gauge);
    gauge.set({ ...labels }, value);
  }
  return register.metrics();
}
