/** Passes the messages of the processes on to each other, in the primary process. */
import type { ChildProcess } from 'node:child_process';
import type { FromWorker, ToWorker } from './messages.ts';

/** The messages between processes that are known by their numbers. */
export interface Relay {
  /** A process that is ready gets the messages of the others, first the last word on each topic. */
  begin(worker: ChildProcess): void;
  /** Passes on what the process of this number has sent. */
  passOn(from: number, message: FromWorker): void;
}

/** Makes the relay between these processes. Those that start later and those that replace others belong to it as well. */
export function relayBetween(workers: ReadonlyMap<number, ChildProcess>): Relay {
  const ready = new WeakSet<ChildProcess>();
  const lastTold = new Map<string, ToWorker>();
  return {
    begin(worker) {
      ready.add(worker);
      for (const told of lastTold.values()) send(worker, told);
    },
    passOn(from, message) {
      const others = [...workers].filter(([number, worker]) => number !== from && ready.has(worker)).map(([, worker]) => worker);
      if (message.does === 'tell') {
        lastTold.set(message.topic, message);
        for (const worker of others) send(worker, message);
      } else if (message.does === 'ask') {
        const { question, topic } = message;
        for (const worker of others) send(worker, { does: 'ask', from, question, topic });
        send(workers.get(from), { does: 'asked', question, count: others.length });
      } else if (message.does === 'answer') {
        const { question, value } = message;
        send(workers.get(message.to), { does: 'answer', question, value });
      }
    },
  };
}

function send(worker: ChildProcess | undefined, message: ToWorker): void {
  // A process that is ending hears nothing more.
  if (worker?.connected) worker.send(message, () => {});
}
