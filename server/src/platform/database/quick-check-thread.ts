/** The program of the thread that checks the embedded database. */
import { DatabaseSync } from 'node:sqlite';
import { serveTasks } from '../threads/serve-tasks.ts';
import { isDamage } from './sqlite-codes.ts';

serveTasks((file: string): string | undefined => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [first] = database.prepare('pragma quick_check(1)').all();
    const found = String(first?.['quick_check']);
    return found === 'ok' ? undefined : found;
  } catch (error) {
    if (error instanceof Error && isDamage(error)) return error.message;
    throw error;
  } finally {
    database.close();
  }
});
