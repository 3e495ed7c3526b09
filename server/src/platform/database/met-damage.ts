/** Damage in the database that a statement meets before the daily check finds it. */
import type { LogEvent } from 'kysely';
import { reportsDamage } from './errors.ts';
import type { Db } from './tables.ts';

const listeners = new WeakMap<object, (error: unknown) => void>();

/** Calls the listener with each error by which a statement reports damage. */
export function onDamage(db: Db, listener: (error: unknown) => void): void {
  listeners.set(db.getExecutor().adapter, listener);
}

/** Notifies the listener of a statement that failed because of damage. Kysely calls it after each statement. */
export function noteDamage(db: Db, event: LogEvent): void {
  if (event.level === 'error' && reportsDamage(event.error)) listeners.get(db.getExecutor().adapter)?.(event.error);
}
