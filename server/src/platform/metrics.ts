/** Metrics in the text format of Prometheus. No label contains anything that a user has entered. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolUseOf } from './database/open-database.ts';
import type { Db } from './database/tables.ts';
import type { Helpers } from './threads/helpers.ts';

/** Seconds. Most answers take milliseconds; a PDF takes tenths of a second; above one second is slow. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly contentType: string;
  /** Counts an answered request. */
  count(operation: string, status: number, seconds: number): void;
  text(): Promise<string>;
}

/** Starts the metrics of this process: memory, event loop delay, uptime, database connections, requests, helper tasks. */
export function startMetrics(db: Db, helpers: Helpers): Metrics {
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
    help: 'Tasks that the helper threads of a kind of work carry out, and tasks that wait for one.',
    labelNames: ['helper', 'state'],
    registers,
  });
  const ended = new Counter({
    name: 'vikray_helper_tasks_total',
    help: 'Tasks of the helper threads that are done or failed, were refused because too many waited, or dropped because the caller left.',
    labelNames: ['helper', 'result'],
    registers,
  });
  function measureHelpers(): void {
    ended.reset();
    for (const { name, running, waiting, ended: results } of helpers.counts()) {
      tasks.set({ helper: name, state: 'running' }, running);
      tasks.set({ helper: name, state: 'waiting' }, waiting);
      for (const [result, count] of Object.entries(results)) ended.inc({ helper: name, result }, count);
    }
  }
  function measureNow(): void {
    const use = poolUseOf(db) ?? { open: 0, idle: 0, waiting: 0 };
    for (const [state, count] of Object.entries(use)) connections.set({ state }, count);
    uptime.set(process.uptime());
    measureHelpers();
  }

  return {
    contentType: register.contentType,
    count: (operation, status, seconds) => requests.observe({ operation, status: String(status) }, seconds),
    text: () => {
      measureNow();
      return register.metrics();
    },
  };
}
