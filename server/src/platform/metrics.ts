/** Counts and measures in the text form that Prometheus reads. No label holds anything that a user has entered. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolUseOf } from './database/open-database.ts';
import type { Db } from './database/tables.ts';

/** Seconds. Most answers take milliseconds; a PDF takes tenths of a second; above one second is slow. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly contentType: string;
  /** Counts an answered request. */
  count(operation: string, status: number, seconds: number): void;
  text(): Promise<string>;
}

/** Starts to measure this process: memory, delay of the event loop, uptime, connections to the database, requests. */
export function startMetrics(db: Db): Metrics {
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
  function measureNow(): void {
    const use = poolUseOf(db) ?? { open: 0, idle: 0, waiting: 0 };
    for (const [state, count] of Object.entries(use)) connections.set({ state }, count);
    uptime.set(process.uptime());
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
