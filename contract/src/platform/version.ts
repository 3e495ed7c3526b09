import { id } from './fields.ts';
import { messages } from './messages.ts';
import { conflict } from './operation.ts';

/** The version of the record that the user changed. If the record has a newer one, the change is refused. Without it, nothing is checked. */
export const expectedVersion = { version: id.optional() };

/** The failure of a change to an older version. */
export const changedMeanwhile = { ChangedMeanwhile: conflict(messages.changedMeanwhile) };
