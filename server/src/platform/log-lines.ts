/** The log as text, for people who read it on a terminal or in the journal. */
import { dashedInstant } from '@vikray/contract/platform/dates.ts';

const levels: Readonly<Record<number, string>> = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

interface LoggedError {
  readonly stack?: string;
  readonly message?: string;
  readonly cause?: LoggedError;
}

/** What each line repeats, or what has a place of its own in the text. */
interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly pid?: number;
  readonly hostname?: string;
  readonly err?: LoggedError;
  readonly [fact: string]: unknown;
}

/**
 * A line of the log as text: `28-11-2026 03:12:09 WARN login refused address=10.0.0.7`, in India's time. The stack of an error follows in
 * lines of its own, each behind two blanks.
 */
export function logLine(json: string): string {
  const { level, time, msg = '', pid: _, hostname: __, err, ...facts } = JSON.parse(json) as Line;
  const words = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${textOf(value)}`]));
  const head = [dashedInstant(new Date(time).toISOString()), (levels[level] ?? String(level)).padEnd(5), msg, ...words].join(' ');
  return [head, ...stackOf(err)].join('\n') + '\n';
}

/** A value in one word, or in quotation marks. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[^\s"=]+$/.test(text) || typeof value !== 'string' ? text : JSON.stringify(text);
}

function stackOf(error: LoggedError | undefined): string[] {
  if (!error) return [];
  const lines = (error.stack ?? error.message ?? '').split('\n').map((line) => `  ${line}`);
  return error.cause ? [...lines, '  caused by', ...stackOf(error.cause)] : lines;
}
