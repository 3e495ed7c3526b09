import { rows } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { instant, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { dutyMessages as say } from './duty-messages.ts';

/** A run of a duty that has begun. */
const startedDuty = row({ duty: requiredLine(60, say.notFound), startedAt: instant });

/** The operations on the duties of the server, by name. */
export const dutiesOperations = {
  /** Starts a duty now, whenever it is due. Answers once it has begun; the result appears where the results of duties are shown. */
  RunDuty: write({
    right: 'Administrator',
    input: body({ duty: requiredLine(60, say.notFound) }),
    answer: rows(startedDuty),
    failures: {
      DutyNotFound: notFound(say.notFound),
      AlreadyRunning: conflict(say.alreadyRunning),
      /** With the sentence that says what is missing. */
      CannotRun: conflict(say.cannotRun),
    },
  }),
};
