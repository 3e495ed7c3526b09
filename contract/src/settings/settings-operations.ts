import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { requiredLine, emailPattern } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { versionConflict } from '../platform/version.ts';
import { followUpMessages } from '../follow-ups/follow-up-messages.ts';
import { secondStepMessages } from '../second-step/second-step-messages.ts';
import { userMessages } from '../users/user-messages.ts';
import { settingMessages as say } from './setting-messages.ts';
import { changedSettings, setting } from './setting.ts';

/** The operations on settings, by name. */
export const settingsOperations = {
  /** The settings that Administrators choose in the panel, then those that only the environment can set. Secrets are never answered. */
  GetSettings: read({ right: 'Administrator', answer: rows(setting) }),

  /**
   * Saves changed settings: all of them or none. They count at once in every process. A blank value takes the preset back. A mail server is
   * saved only once it was reached, or with `saveanyway: Yes`.
   */
  UpdateSettings: write({
    right: 'Administrator',
    input: changedSettings,
    answer: rows(setting),
    failures: {
      ...versionConflict,
      SettingUnknown: invalid('settings', say.unknown),
      WrongValue: invalid('settings', say.wrongValue),
      SettingLocked: conflict(say.onlyEnvironment),
      PasswordAgain: invalid('smtppassword', say.passwordAgain),
      NoKey: conflict(secondStepMessages.noKey),
      MailServerNotReached: conflict(say.nothingSaved(say.notReached.Unreachable), 'smtpurl'),
    },
  }),

  /** Sends a mail by the settings that count now. */
  SendTestMail: write({
    right: 'Administrator',
    input: body({ email: requiredLine(254, userMessages.invalidEmail).regex(emailPattern, { error: userMessages.invalidEmail }) }),
    answer: rows(row({ email: z.string() })),
    failures: {
      NoMailServer: conflict(followUpMessages.noMailServer),
      Unreachable: conflict(followUpMessages.unreachable),
      TooSlow: conflict(followUpMessages.tooSlow),
      Insecure: conflict(followUpMessages.insecure),
      LoginRefused: conflict(followUpMessages.loginRefused),
      RecipientRefused: conflict(followUpMessages.recipientRefused('the recipient')),
      SomeRefused: conflict(followUpMessages.recipientRefused('the recipient')),
      Refused: conflict(followUpMessages.refused),
      Uncertain: conflict(followUpMessages.uncertain),
      OutboxFailed: conflict(followUpMessages.outboxFailed),
    },
  }),
};
