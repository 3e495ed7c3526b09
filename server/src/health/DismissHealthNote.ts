import { preparedHandler } from '../platform/handler.ts';
import { dismissNote } from './health-store.ts';
import { dismissedUntil, readHealth } from './read-health.ts';

export const DismissHealthNote = preparedHandler('DismissHealthNote', {
  // Before the transaction: the checks also read on other connections, and the embedded database has one for writes.
  prepare: async ({ db, input, now, fail, panelState }) => {
    const found = (await readHealth({ db, now, panel: panelState() })).find(({ check }) => check === input.check);
    if (!found) throw fail('CheckNotFound');
    if (found.result !== 'Note') throw fail('NotANote');
    return found.check;
  },
  run: async ({ db, user, now }, check) => {
    await dismissNote(db, check, { userId: user.userId, now });
    return [{ check, dismissedUntil: dismissedUntil(now, now) }];
  },
});
