import * as z from 'zod';
import { isDate } from '../platform/dates.ts';
import { parseDecimal } from '../platform/decimal.ts';
import { wholeNumber } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { plansIn, presetPlans } from '../money/usual-plans.ts';
import { variableChecks } from './setting-checks.ts';
import { settingMessages as say } from './setting-messages.ts';

/** Who must have a second step. */
export const secondStepChoices = ['Nobody', 'Administrators', 'Everybody'] as const;
export type SecondStepChoice = (typeof secondStepChoices)[number];

interface Declared {
  /** The variable of the environment that sets it too, and then wins; absent if there is none. */
  readonly variable?: keyof typeof variableChecks;
  /** The value that counts while nothing is set, as text. */
  readonly preset: string;
  /** Checks the text, and makes a value of it. A blank text takes the preset back and is not checked. */
  readonly check: z.ZodType<unknown, string>;
  /** Whether the value is stored encrypted, and never answered. */
  readonly isSecret?: boolean;
}

/** Whole days, within limits. */
function days(least: number, most: number) {
  const error = say.wholeDays(least, most);
  return z
    .string()
    .regex(/^\d{1,4}$/, { error })
    .transform(Number)
    .pipe(z.int().min(least, { error }).max(most, { error }));
}

/** An amount or a percentage within limits, in hundredths. */
function hundredths(error: string, most: number) {
  return z
    .string()
    .transform((text) => parseDecimal(text) ?? -1)
    .pipe(z.int().min(0, { error }).max(most, { error }));
}

/** A date, YYYY-MM-DD. */
const someDay = z.string().refine(isDate, { error: say.notADate });

/** Payment plans, a line each. */
const plans = z.string().refine((text) => plansIn(text) !== undefined, { error: say.wrongPlans });

/** The settings that Administrators choose in the panel. Each has its name on the wire. */
export const knownSettings = {
  secondstep: { preset: 'Nobody', check: z.enum(secondStepChoices, { error: say.wrongValue }) },
  brandname: { variable: 'BRAND_NAME', preset: 'Vikray', check: variableChecks.BRAND_NAME },
  /** The address of the mail server without the password, which is a setting of its own. */
  smtpurl: { variable: 'SMTP_URL', preset: '', check: variableChecks.SMTP_URL },
  smtppassword: { variable: 'SMTP_URL', preset: '', check: z.string().max(500, { error: say.passwordTooLong }), isSecret: true },
  mailfrom: { variable: 'MAIL_FROM', preset: '', check: variableChecks.MAIL_FROM },
  followupmobiles: { variable: 'FOLLOWUP_MOBILES', preset: '', check: variableChecks.FOLLOWUP_MOBILES },
  oldquotationcompany: { variable: 'OLD_QUOTATION_COMPANY', preset: '', check: variableChecks.OLD_QUOTATION_COMPANY },
  sessionidlehours: { variable: 'SESSION_IDLE_HOURS', preset: '12', check: variableChecks.SESSION_IDLE_HOURS },
  sessionmaxdays: { variable: 'SESSION_MAX_DAYS', preset: '7', check: variableChecks.SESSION_MAX_DAYS },
  /** The most that attached files and sent papers take together, in MB. */
  filesquota: { variable: 'FILES_QUOTA', preset: '2048', check: variableChecks.FILES_QUOTA },
  /** From this date on, the e-way bill file names the GSTIN of the place of delivery; blank for never. */
  ewaysitegstinfrom: { preset: '', check: z.string().refine(isDate, { error: say.notADate }) },
  /** How many days a new quotation is valid; 0 for no end. */
  quotationvaliddays: { preset: '30', check: days(0, 365) },
  /** How many days a link works if the quotation's validity does not say. */
  linkvaliddays: { preset: '30', check: days(1, 90) },
  /** Up to this amount, papers and links show a code for UPI. */
  upilimit: { preset: '100000.00', check: hundredths(say.wrongAmount, 10_00_00_00_000_00) },
  /** What payers usually keep back of the value without GST, for receipts from the date on; blank for always. */
  gsttdspercent: { preset: '2.00', check: hundredths(say.wrongPercent, 100_00) },
  gsttdsfrom: { preset: '', check: someDay },
  incometaxtdspercent: { preset: '0.10', check: hundredths(say.wrongPercent, 100_00) },
  incometaxtdsfrom: { preset: '', check: someDay },
  /** The payment plans that a quotation offers. */
  paymentplans: { preset: presetPlans, check: plans },
} as const satisfies Readonly<Record<string, Declared>>;

export type SettingName = keyof typeof knownSettings;

/** The value of a setting. */
export type SettingValue<N extends SettingName> = z.output<(typeof knownSettings)[N]['check']>;

/** The preset of a setting, as text. */
export type PresetOf<N extends SettingName> = (typeof knownSettings)[N]['preset'];

/** The names of all settings, in the order of their answer. */
export const settingNames: readonly SettingName[] = namesOf(knownSettings);

function namesOf(table: object): SettingName[] {
  // The keys of the table are its names; Object.keys types them as text.
  return Object.keys(table) as SettingName[];
}

/** The declaration of a setting. */
export function declaredSetting(name: SettingName): Declared {
  return knownSettings[name];
}

/** The setting of a name, if there is one. */
export function settingNamed(name: string): SettingName | undefined {
  return settingNames.find((known) => known === name);
}

/** The name on the wire of a variable that only the environment can set: `TRUSTED_PROXIES` is `trustedproxies`. */
export function settingNameOf(variable: string): string {
  return variable.toLowerCase().replaceAll('_', '');
}

/** The sentence that refuses a text for a setting; undefined for a text that it can have. */
export function wrongSetting(name: SettingName, value: string): string | undefined {
  if (value === '' && name !== 'secondstep') return undefined;
  return declaredSetting(name).check.safeParse(value).error?.issues[0]?.message;
}

/** A setting with its value. All settings share one version, which grows with every change. */
export const setting = row({
  name: z.string(),
  /** As text. Blank for a secret, and for a setting that has no value. */
  value: z.string(),
  /** Where the value comes from. */
  source: z.enum(['Environment', 'Settings', 'Preset']),
  /** Whether a secret has a value. Its value is never answered. */
  isSet: z.boolean(),
  /** The variable of the environment that sets it; blank if there is none. */
  variable: z.string(),
  /** Whether the panel can change it: not what the environment sets, nor what only the environment can set. */
  isLocked: z.boolean(),
  version: z.int(),
});

export type Setting = z.output<typeof setting>;

/** More than there are settings. */
const maxSettings = 50;

/** The settings to change, based on a version. */
export const changedSettings = body({
  version: wholeNumber(0, 2_000_000_000),
  settings: z
    .array(body({ name: z.string({ error: say.unknown }).max(60, { error: say.unknown }), value: z.string().max(4000) }))
    .max(maxSettings),
  /** Saves the settings of a mail server that was not reached. */
  saveAnyway: z.enum(['Yes', 'No']).optional(),
});
