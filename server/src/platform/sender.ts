/** The sender of the request that is being answered, so that queues can serve senders round robin. */
import { AsyncLocalStorage } from 'node:async_hooks';

const senders = new AsyncLocalStorage<string>();

/** The sender of work that no single request asks for: jobs, imports, and batches for several requests. */
const panelItself = 'the panel';

/** Runs work for a sender: a user's session, or a stranger's address. */
export function asSender<T>(sender: string, work: () => T): T {
  return senders.run(sender, work);
}

/** Runs work that several requests wait for, as the panel's own. */
export function asPanel<T>(work: () => T): T {
  return asSender(panelItself, work);
}

/** The sender of the request that is being answered; outside of requests, the panel itself. */
export function currentSender(): string {
  return senders.getStore() ?? panelItself;
}
