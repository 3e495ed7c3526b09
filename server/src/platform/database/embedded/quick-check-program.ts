/** A program that checks the embedded database at the given path. It prints the first damage, or nothing. */
import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-codes.ts';

/** Gives the panel priority when both need the processor. */
const niceness = 10;

function damageOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [first] = database.prepare('pragma quick_check(1)').all();
    const found = String(first?.['quick_check']);
    return found === 'ok' ? '' : found;
  } catch (error) {
    if (error instanceof Error && isDamage(error)) return error.message;
    throw error;
  } finally {
    database.close();
  }
}

setPriority(niceness);
process.stdout.write(damageOf(process.argv[2] ?? ''));
