import { id } from './fields.ts';
import { messages } from './messages.ts';
import { conflict } from './operation.ts';

/** The version of the record that a change was made upon; a change upon an older one is refused. Without it there is no such check. */
export const madeUpon = { version: id.optional() };

/** The failure of a change made upon an older version. */
export const changedMeanwhile = { ChangedMeanwhile: conflict(messages.changedMeanwhile) };
