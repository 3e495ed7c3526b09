import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { dismissedNote, healthCheck, noteToDismiss } from './health-check.ts';
import { healthMessages as say } from './health-messages.ts';

export const healthOperations = {
  /** The state of the panel: every check by group, the worst first. Reading changes nothing, and nothing in it is a secret. */
  GetSystemHealth: read({ right: 'Administrator', answer: rows(healthCheck) }),
  /** Hides a Note for 30 days. Warnings and Problems stay until they are solved. */
  DismissHealthNote: write({
    right: 'Administrator',
    input: noteToDismiss,
    answer: rows(dismissedNote),
    failures: { CheckNotFound: notFound(say.unknownCheck), NotANote: conflict(say.onlyNotes) },
  }),
};
