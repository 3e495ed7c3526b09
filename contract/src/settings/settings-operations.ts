import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { versionConflict } from '../platform/version.ts';
import { secondStepMessages } from '../second-step/second-step-messages.ts';
import { settingMessages as say } from './setting-messages.ts';
import { changedSettings, setting } from './setting.ts';

/** The operations on settings, by name. */
export const settingsOperations = {
  /** The settings that Administrators choose in the panel. */
  GetSettings: read({ right: 'Administrator', answer: rows(setting) }),

  /** Saves changed settings: all of them or none. They count at once in every process. */
  UpdateSettings: write({
    right: 'Administrator',
    input: changedSettings,
    answer: rows(setting),
    failures: {
      ...versionConflict,
      SettingUnknown: invalid('settings', say.unknown),
      WrongValue: invalid('settings', say.wrongValue),
      NoKey: conflict(secondStepMessages.noKey),
    },
  }),
};
