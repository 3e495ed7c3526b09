import { wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { conflict } from './failures.ts';

/** The largest version that a database stores. */
const maxVersion = 2_147_483_647;

/** The version of the record that the user changed. If the record has a newer one, the change is refused. Without it, nothing is checked. */
export const expectedVersion = { version: wholeNumber(1, maxVersion).optional() };

/** The same for a record that may not exist: 0 expects that there is none. */
export const expectedVersionOrNone = { version: wholeNumber(0, maxVersion).optional() };

/** The failure of a change to an older version. */
export const versionConflict = { VersionConflict: conflict(messages.versionConflict) };
