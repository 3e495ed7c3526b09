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
  measure('vikray_uptime_seconds', 'Time since the start of this process.', () => process.uptime());
  measure('vikray_database_connections_open', 'Connections of this process to PostgreSQL; 0 with the embedded database.', () => poolUseOf(db)?.open ?? 0);
  measure('vikray_database_connections_idle', 'Those of them that wait for work.', () => poolUseOf(db)?.idle ?? 0);
  measure('vikray_database_requests_waiting', 'Requests that wait for a connection to PostgreSQL.', () => poolUseOf(db)?.waiting ?? 0);

  function measure(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  return {
    contentType: register.contentType,
    count: (operation, status, seconds) => requests.observe({ operation, status: String(status) }, seconds),
    text: () => register.metrics(),
  };
}
