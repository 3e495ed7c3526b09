/** A program for helper threads whose tasks name what it does. */
import { serveTasks } from '../../server/src/platform/threads/serve-tasks.ts';

export type HelperTask = 'answer' | 'fail' | 'crash' | 'hang' | 'fill the memory';

let done = 0;

serveTasks((task: HelperTask): number => {
  if (task === 'fail') throw Object.assign(new Error('paper jam'), { code: 'PAPER_JAM' });
  if (task === 'crash') process.exit(3);
  if (task === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (task === 'fill the memory') Array.from({ length: 1_000 }, () => Array.from({ length: 10_000 }, Object));
  done += 1;
  return done;
});
