import * as z from 'zod';
import { wholeNumber } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { settingMessages as say } from './setting-messages.ts';

/** Who must have a second step. */
export const secondStepChoices = ['Nobody', 'Administrators', 'Everybody'] as const;
export type SecondStepChoice = (typeof secondStepChoices)[number];

/** The settings that Administrators choose in the panel, with their values and presets. */
export const knownSettings = {
  secondstep: { values: secondStepChoices, preset: 'Nobody' },
} as const;

export type SettingName = keyof typeof knownSettings;

/** A setting with its value. All settings share one version, which grows with every change. */
export const setting = row({
  name: z.string(),
  value: z.string(),
  /** Where the value comes from. */
  source: z.enum(['Environment', 'Settings', 'Preset']),
  /** Whether a secret has a value. Its value is never answered. */
  isSet: z.boolean(),
  version: z.int(),
});

export type Setting = z.output<typeof setting>;

/** More than there are settings. */
const maxSettings = 50;

/** The settings to change, based on a version. */
export const changedSettings = body({
  version: wholeNumber(0, 2_000_000_000),
  settings: z
    .array(body({ name: z.string({ error: say.unknown }).max(60, { error: say.unknown }), value: z.string().max(2000) }))
    .max(maxSettings),
});
