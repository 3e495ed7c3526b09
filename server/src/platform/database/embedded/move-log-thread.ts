/** The program of the thread that moves the log of the embedded database into its file. */
import { DatabaseSync } from 'node:sqlite';
import { serveTasks } from '../../threads/serve-tasks.ts';

serveTasks((file: string): void => {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Passive: no one waits for it. What is written in the meantime stays in the log.
    database.exec('pragma wal_checkpoint(passive)');
  } finally {
    database.close();
  }
});
