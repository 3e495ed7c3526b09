import { rows } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { instant, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { jobMessages as say } from './job-messages.ts';

/** A run of a job that has begun. */
const startedJob = row({ job: requiredLine(60, say.notFound), startedAt: instant });

/** The operations on the jobs of the server, by name. */
export const jobsOperations = {
  /** Starts a job now, whenever it is due. Answers once it has begun; the result appears where the results of jobs are shown. */
  RunJob: write({
    right: 'Administrator',
    input: body({ job: requiredLine(60, say.notFound) }),
    answer: rows(startedJob),
    failures: {
      JobNotFound: notFound(say.notFound),
      AlreadyRunning: conflict(say.alreadyRunning),
      /** With the sentence that says what is missing. */
      CannotRun: conflict(say.cannotRun),
    },
  }),
};
