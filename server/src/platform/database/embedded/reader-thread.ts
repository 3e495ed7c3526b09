/** The program of the thread that reads the embedded database, so that long reads do not block the event loop of the panel. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { serveTasks } from '../../threads/serve-tasks.ts';
import { preparedStatements } from './prepared-statements.ts';

/** Until it ends, a read sees the database as it was at its first statement. */
export type ReaderTask =
  | { readonly reading: number; readonly does: 'begin' | 'end' }
  | { readonly reading: number; readonly does: 'read'; readonly sql: string; readonly parameters: readonly unknown[] };

// The panel passes the path of the database.
const { file } = workerData as { readonly file: string };

type Connection = ReturnType<typeof openConnection>;

const readings = new Map<number, Connection>();
/** Connections of finished reads, to be reused. */
const free: Connection[] = [];

/** Uses less memory than the writing connection, because there may be several. */
function openConnection() {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec('pragma cache_size = -4000');
  // What is sorted fits into the cache or goes to a temporary file. With `temp_store = memory`, sorts take half as long again.
  database.exec('pragma temp_store = file');
  return preparedStatements(database);
}

serveTasks((task: ReaderTask): unknown[] => {
  if (task.does === 'begin') {
    const connection = free.pop() ?? openConnection();
    // Takes no lock. A plain "begin" would become "begin immediate".
    connection.prepare('begin deferred').run([]);
    readings.set(task.reading, connection);
    return [];
  }
  const connection = readings.get(task.reading);
  if (task.does === 'read') {
    // The previous thread stopped during this read. Rows of another snapshot would not match those read before.
    if (!connection) throw new Error('The read has been cancelled');
    return connection.prepare(task.sql).all(task.parameters);
  }
  if (connection) {
    readings.delete(task.reading);
    connection.prepare('rollback').run([]);
    free.push(connection);
  }
  return [];
});
