import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound, forbidden } from '../platform/failures.ts';
import { wrongOwnPassword } from '../users/password.ts';
import { userMessages } from '../users/user-messages.ts';
import { secondStepMessages as say } from './second-step-messages.ts';
import {
  confirmation,
  endedSecondStep,
  otherUser,
  recoveryCodes,
  secondStep,
  startedSecondStep,
  withPassword,
  withPasswordAndCode,
} from './second-step.ts';

const noKey = { NoKey: conflict(say.noKey) };
const notOn = { NotOn: conflict(say.isOff) };
const wrongCode = { WrongCode: invalid('code', say.wrongCode), KeyLost: invalid('code', say.keyLost) };

/** The operations on two-step sign-in, by name. Secrets and codes are answered once: a repeat under the same key answers no rows. */
export const secondStepOperations = {
  GetSecondStep: read({ right: 'signed-in', answer: rows(secondStep) }),

  /** Begins the set-up with a new key. Nothing counts before it is confirmed. */
  StartSecondStep: write({
    right: 'signed-in',
    input: withPassword,
    answer: rows(startedSecondStep),
    isAnsweredOnce: true,
    failures: { ...noKey, ...wrongOwnPassword, AlreadyOn: conflict(say.isOn) },
  }),

  /** Completes the set-up with a code of the app, and answers the recovery codes. */
  ConfirmSecondStep: write({
    right: 'signed-in',
    input: confirmation,
    answer: rows(recoveryCodes),
    isAnsweredOnce: true,
    failures: { ...wrongCode, NotStarted: conflict(say.notStarted), AlreadyOn: conflict(say.isOn) },
  }),

  /** Makes ten new recovery codes. The old ones end. */
  AddRecoveryCodes: write({
    right: 'signed-in',
    input: withPassword,
    answer: rows(recoveryCodes),
    isAnsweredOnce: true,
    failures: { ...notOn, ...wrongOwnPassword },
  }),

  /** Ends the user's own second step, and all their other sessions. */
  EndSecondStep: write({
    right: 'signed-in',
    input: withPasswordAndCode,
    answer: rows(endedSecondStep),
    failures: { ...notOn, ...wrongOwnPassword, ...wrongCode },
  }),

  /** Ends the second step of a user who has lost it, and all their sessions. For Administrators, whose password is checked when it is sent. */
  ResetSecondStep: write({
    right: 'Administrator',
    input: otherUser,
    answer: rows(endedSecondStep),
    failures: {
      UserNotFound: notFound(userMessages.notFound),
      ...notOn,
      ...wrongOwnPassword,
      NotOneself: { ...forbidden, message: say.notOneself },
    },
  }),
};
