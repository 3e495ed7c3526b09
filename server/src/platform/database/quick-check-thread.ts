/** The program of the thread that checks the embedded database. */
import { DatabaseSync } from 'node:sqlite';
import { serveTasks } from '../threads/serve-tasks.ts';

const corrupt = new Set([11, 26]);

serveTasks((file: string): string | undefined => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [first] = database.prepare('pragma quick_check(1)').all();
    const found = String(first?.['quick_check']);
    return found === 'ok' ? undefined : found;
  } catch (error) {
    const { message, errcode } = error as Error & { readonly errcode?: number };
    if (corrupt.has((errcode ?? 0) & 0xff)) return message;
    throw error;
  } finally {
    database.close();
  }
});
