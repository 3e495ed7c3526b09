import * as z from 'zod';
import { id, instant, wholeNumber } from '../platform/fields.ts';
import { body, pascal, row } from '../platform/wire.ts';

/** A session of the logged-in user, as My Account shows it. Its number opens nothing. */
export const ownSession = row({
  sessionId: id,
  /** The browser and its system, as far as it names them: `Firefox on Windows`. */
  device: z.string(),
  /** The network address of the login. Blank for a session from before addresses were stored. */
  address: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  /** Whether the request belongs to this session. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.output<typeof ownSession>;

/** The session to end; 0 for all others of the user. */
export const sessionToEnd = body({ sessionId: wholeNumber(0, Number.MAX_SAFE_INTEGER) });
/** The answer to the end of a session. */
export const endedSession = pascal({ sessionId: z.int() });
