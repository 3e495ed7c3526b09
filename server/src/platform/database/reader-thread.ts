/** The program of the thread that reads the embedded database beside the one that answers requests. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { serveTasks } from '../threads/serve-tasks.ts';
import { keepingStatements } from './kept-statements.ts';

/** A reading sees the database as it stands at its first statement, until it ends. */
export type ReaderTask =
  | { readonly reading: number; readonly does: 'begin' | 'end' }
  | { readonly reading: number; readonly does: 'read'; readonly sql: string; readonly parameters: readonly unknown[] };

// The panel hands over where the database is.
const { file } = workerData as { readonly file: string };

type Connection = ReturnType<typeof openConnection>;

const readings = new Map<number, Connection>();
/** Connections of readings that have ended, to be used again. */
const free: Connection[] = [];

/** Keeps less in memory than the connection that writes, as there may be several. */
function openConnection() {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec('pragma cache_size = -8000');
  database.exec('pragma temp_store = memory');
  return keepingStatements(database);
}

serveTasks((task: ReaderTask): unknown[] => {
  if (task.does === 'begin') {
    const connection = free.pop() ?? openConnection();
    // Read-only, so it takes no lock, and spelt so that it is not taken for the beginning of a write.
    connection.prepare('begin deferred').run([]);
    readings.set(task.reading, connection);
    return [];
  }
  const connection = readings.get(task.reading);
  if (task.does === 'read') {
    // The thread before this one broke off, and the reading with it: another moment's rows would not fit what was read before.
    if (!connection) throw new Error('The reading has been broken off');
    return connection.prepare(task.sql).all(task.parameters);
  }
  if (connection) {
    readings.delete(task.reading);
    connection.prepare('rollback').run([]);
    free.push(connection);
  }
  return [];
});
