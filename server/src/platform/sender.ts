/** Who sends the request that is being answered, so that senders can take turns wherever they wait. */
import { AsyncLocalStorage } from 'node:async_hooks';

const senders = new AsyncLocalStorage<string>();

/** The sender of what no single request asks for: jobs, imports, and what is written for several requests together. */
const panelItself = 'the panel';

/** Runs what answers a request in the name of its sender: a user's session, or a stranger's address. */
export function asSender<T>(sender: string, work: () => T): T {
  return senders.run(sender, work);
}

/** Runs work that several requests wait for, in the name of none of them. */
export function asPanel<T>(work: () => T): T {
  return asSender(panelItself, work);
}

/** The sender of the request that is being answered. Outside of requests, a name for the panel itself. */
export function currentSender(): string {
  return senders.getStore() ?? panelItself;
}
