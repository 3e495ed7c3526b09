/**
 * The settings, read from the environment and checked once, at the start. A wrong value stops the start with a sentence that names the
 * variable.
 */
import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { address, startsWith, variableChecks, wholeNumberText } from '@vikray/contract/settings/setting-checks.ts';
import { smtpAddressOf, smtpServerAt } from '@vikray/contract/settings/smtp-address.ts';
import type { DatabaseSettings } from './database/open-database.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { makeFolder } from './files/make-folder.ts';
import { readKey } from './secrets/key-box.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { StartProblem } from './start-problem.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** For people, and for programs: one JSON object a line. */
const logFormats = ['text', 'json'] as const;

function databaseAddress() {
  const error = 'DATABASE_URL must name one server. A proxy can stand before a server and its standby.';
  const namesOne = (value: string) => {
    const [, authority = ''] = /^\w+:\/\/([^/?]*)/.exec(value) ?? [];
    return !authority.slice(authority.lastIndexOf('@') + 1).includes(',');
  };
  return z
    .string()
    .refine(namesOne, { error, abort: true })
    .pipe(address('DATABASE_URL', 'postgres:', 'postgresql:'));
}

/** The address of a website. Browsers and customers get it with a page appended, so it must not hold a login. */
function website(name: string) {
  const error = `${name} must be an address without a user, ? and #, like https://panel.example.in.`;
  const isWebsite = (value: string) => {
    const url = URL.parse(value);
    return url !== null && url.username + url.password === '' && !/[?#]/.test(value);
  };
  return startsWith(name, ['http:', 'https:']).refine(isWebsite, { error, abort: true });
}

/** The address of the panel as browsers send it: an origin. Every page has its path, and a host with a dot at its end is another one. */
function panelAddress() {
  const error = 'PUBLIC_URL must be a host without a path and without a dot at its end, like https://panel.example.in.';
  const isOrigin = ({ pathname, hostname }: URL) => pathname === '/' && !hostname.endsWith('.');
  return website('PUBLIC_URL').refine((value) => isOrigin(new URL(value)), { error });
}

function listOfAddresses(name: string) {
  const error = `${name} must be addresses like 10.0.0.5 or 10.0.0.0/24, separated by commas.`;
  return z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isAddressOrNet), { error });
}

function isAddressOrNet(text: string): boolean {
  const [host = '', bits, ...more] = text.split('/');
  const version = isIP(host);
  if (version === 0 || more.length > 0) return false;
  // A network of all addresses would let everyone name any client.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

const environment = z.object({
  PORT: wholeNumberText('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress().optional(),
  PROCESSES: z.never({ error: 'PROCESSES is no longer a setting: remove it. Several panels can share one PostgreSQL server.' }).optional(),
  ADMIN_MOBILE: z
    .string()
    .regex(/^\d{10}$/, { error: 'ADMIN_MOBILE must have exactly 10 digits.' })
    .default('9000000001'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'ADMIN_PASSWORD must have at least 8 characters.' })
    .max(200, { error: 'ADMIN_PASSWORD must have at most 200 characters.' })
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => readKey(key) !== undefined), {
      error: 'SECRET_KEY must be 32 bytes in base64 (openssl rand -base64 32), or several with commas between, the newest first.',
    })
    .optional(),
  OLD_QUOTATION_COMPANY: variableChecks.OLD_QUOTATION_COMPANY.optional(),
  SMTP_URL: variableChecks.SMTP_URL.optional(),
  MAIL_FROM: variableChecks.MAIL_FROM.optional(),
  MAIL_OUTBOX: z.string().optional(),
  FOLLOWUP_MOBILES: variableChecks.FOLLOWUP_MOBILES.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_MINUTES: wholeNumberText('BACKUP_EVERY_MINUTES', 10, dayMs / minuteMs).default(dayMs / minuteMs),
  FILES_QUOTA: variableChecks.FILES_QUOTA.default(2048),
  PUBLIC_URL: panelAddress().optional(),
  LINK_URL: website('LINK_URL').optional(),
  TRUSTED_PROXIES: listOfAddresses('TRUSTED_PROXIES').default([]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, { error: 'METRICS_TOKEN must have at least 16 characters, none of them a blank.' })
    .optional(),
  SESSION_IDLE_HOURS: variableChecks.SESSION_IDLE_HOURS.default(12),
  SESSION_MAX_DAYS: variableChecks.SESSION_MAX_DAYS.default(7),
  LOG_LEVEL: z.enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}.` }).default('info'),
  LOG_FORMAT: z.enum(logFormats, { error: `LOG_FORMAT must be one of ${logFormats.join(', ')}.` }).optional(),
  BRAND_NAME: variableChecks.BRAND_NAME.default('Vikray'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape).filter((name) => name !== 'PROCESSES');

/** Variables whose value no answer may repeat. */
const secretVariables: ReadonlySet<string> = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'SECRET_KEY', 'METRICS_TOKEN']);

/** A variable of the environment, as the page of settings shows it. */
export interface Variable {
  readonly name: string;
  /** As given, else the preset as text. Blank for a secret, and a mail server without its password. */
  readonly value: string;
  /** Whether the environment sets it. */
  readonly isSet: boolean;
}

/** The settings of the panel, checked at the start. */
export interface Config {
  /** What the environment sets. Administrators can change the rest in the panel, except what only the environment may decide. */
  readonly variables: readonly Variable[];
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseSettings;
  readonly admin: { readonly mobile: string; readonly password: string | undefined };
  /** The company on the letterhead of old quotations; absent means the first active issuing company. */
  readonly oldQuotationCompanyId: number | undefined;
  readonly mail: MailSettings;
  /** The official mobile numbers of the users who may send follow-up mails. */
  readonly followUpMobiles: ReadonlySet<string>;
  /** The most bytes that attached files and sent papers take together. */
  readonly filesQuotaBytes: number;
  /** The folder of scheduled backups; absent means that there are none. A folder that cannot be written does not stop the start. */
  readonly backupDir: string | undefined;
  /** How often a backup is made; a whole day means every night at a fixed time. */
  readonly backupEveryMinutes: number;
  /** The address at which browsers reach the panel; absent means the address of each request. */
  readonly publicUrl: URL | undefined;
  /** The address under which customers reach `/q/`; absent means that there are no links, and nothing is served there. */
  readonly linkUrl: URL | undefined;
  /** A statement to which PostgreSQL gives no answer within this time fails as unavailable. */
  readonly databaseTimeoutMs: number;
  /** A complete request must arrive within this time, so that a slow one cannot hold a connection for ever. */
  readonly requestTimeoutMs: number;
  /** A stop waits this long for those who send or read slowly. */
  readonly stopPatienceMs: number;
  /** The proxies that are trusted to report the browser's address. */
  readonly trustedProxies: readonly string[];
  /** The token for reading the metrics; absent means that no one can read them. */
  readonly metricsToken: string | undefined;
  /** Logins that arrive within this time of each other are written together. */
  readonly loginWritesEveryMs: number;
  /** How often the server looks for started imports. */
  readonly importsEveryMs: number;
  readonly sessionIdleMs: number;
  readonly sessionMaxMs: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly logFormat: (typeof logFormats)[number];
  readonly brandName: string;
}

/** A second longer than PostgreSQL lets a statement run. */
const databaseTimeoutMs = 13_000;
const requestTimeoutMs = 30_000;
/** Longer than a statement of PostgreSQL may take; a service manager kills the panel after 30 seconds. */
const stopPatienceMs = 20_000;
const mailTimeoutMs = 10_000;
const mailDeadlineMs = 25_000;
/** Ten writes a second: each waits for the disk and blocks others. */
const loginWritesEveryMs = 100;
const importsEveryMs = 500;

/** Reads the settings. Creates the data folder if the embedded database is used. Throws a StartProblem. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.error) throw new StartProblem(result.error.issues[0]?.message ?? 'A setting is wrong.');
  const set = result.data;
  return {
    variables: settingNames.map((name) => ({ name, value: shownValue(name, given, set), isSet: given[name] !== undefined })),
    port: set.PORT,
    host: set.HOST,
    database: {
      ...(set.DATABASE_URL ? { url: set.DATABASE_URL } : { file: join(writableFolder('DATA_DIR', set.DATA_DIR), 'vikray.db') }),
      ...(set.SECRET_KEY && { keys: set.SECRET_KEY }),
    },
    admin: { mobile: set.ADMIN_MOBILE, password: set.ADMIN_PASSWORD },
    oldQuotationCompanyId: set.OLD_QUOTATION_COMPANY,
    mail: { transport: mailTransport(set), from: set.MAIL_FROM, timeoutMs: mailTimeoutMs, deadlineMs: mailDeadlineMs },
    followUpMobiles: new Set(set.FOLLOWUP_MOBILES),
    filesQuotaBytes: set.FILES_QUOTA * 1024 * 1024,
    backupDir: set.BACKUP_DIR === undefined ? undefined : resolve(set.BACKUP_DIR),
    backupEveryMinutes: set.BACKUP_EVERY_MINUTES,
    publicUrl: set.PUBLIC_URL ? new URL(set.PUBLIC_URL) : undefined,
    linkUrl: linkAddress(set),
    databaseTimeoutMs,
    requestTimeoutMs,
    stopPatienceMs,
    trustedProxies: set.TRUSTED_PROXIES,
    metricsToken: set.METRICS_TOKEN,
    loginWritesEveryMs,
    importsEveryMs,
    sessionIdleMs: set.SESSION_IDLE_HOURS * hourMs,
    sessionMaxMs: set.SESSION_MAX_DAYS * dayMs,
    logLevel: set.LOG_LEVEL,
    logFormat: set.LOG_FORMAT ?? (isReadByPeople(variables) ? 'text' : 'json'),
    brandName: set.BRAND_NAME,
  };
}

function shownValue(name: string, given: NodeJS.ProcessEnv, checked: object): string {
  if (secretVariables.has(name)) return '';
  const text = given[name];
  if (name === 'SMTP_URL') return text === undefined ? '' : smtpAddressOf(smtpServerAt(new URL(text)));
  const preset: unknown = new Map(Object.entries(checked)).get(name);
  return text ?? (typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '');
}

/** Whether the log goes to a terminal or to the journal of systemd. */
function isReadByPeople({ JOURNAL_STREAM: journal }: NodeJS.ProcessEnv): boolean {
  return process.stdout.isTTY || (journal !== undefined && journal !== '');
}

/** Without LINK_URL, customers reach links at the address of the panel, if that is encrypted. */
function linkAddress({ LINK_URL, PUBLIC_URL }: z.output<typeof environment>): URL | undefined {
  if (LINK_URL !== undefined) return new URL(LINK_URL);
  return PUBLIC_URL?.startsWith('https:') ? new URL(PUBLIC_URL) : undefined;
}

/** The outbox is for demonstrations. If there is a mail server, mails are sent. */
function mailTransport({ SMTP_URL, MAIL_OUTBOX }: z.output<typeof environment>): MailSettings['transport'] {
  if (SMTP_URL !== undefined) return smtpServerAt(new URL(SMTP_URL));
  return MAIL_OUTBOX === undefined ? undefined : { folder: writableFolder('MAIL_OUTBOX', MAIL_OUTBOX) };
}

function writableFolder(name: string, path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(`${name}: the folder ${folder} cannot be written.`);
  }
  return folder;
}
