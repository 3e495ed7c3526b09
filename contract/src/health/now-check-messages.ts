/** What the checks of the group Now say, and what to do about it. */
import { recentInstant } from '../platform/dates.ts';
import { messages } from '../platform/messages.ts';
import { operationWords } from '../audit-log/operation-words.ts';
import { sizeText } from '../backups/backup.ts';

/** Operations by the name of the button or page that calls them. Others have their own name in words. */
const onScreen: Readonly<Record<string, string>> = {
  AuthenticateUser: 'Login',
  GetDashboardCount: 'Dashboard',
  GetNotifications: 'Notifications',
  CheckImport: 'Import',
  StartImport: 'Import',
  RunJob: 'Run Checks Now or Back Up Now',
  SendMailer: 'Send Mail',
  UpdatequotationStatus: 'Approve',
  'quotations/:id.pdf': 'PDF of a quotation',
  'orders/:id.pdf': 'PDF of an order',
};

/** The name of an operation as people know it: Approve, Customer List. */
function onScreenName(operation: string): string {
  return onScreen[operation] ?? operationWords(operation).replace(/^View /, '');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export const databaseMessages = {
  fine: (bytes: number) => `The database answers and can be written to. It holds ${sizeText(bytes)}.`,
  unwritable: messages.databaseUnwritable,
  unwritableAdvice: 'If the disk has space, the folder of the database is read-only: ask the person who runs the server.',
} as const;

export const diskMessages = {
  free: (bytes: number) => `${sizeText(bytes)} are free on the disk of the server.`,
  low: (bytes: number) => `Only ${sizeText(bytes)} are free on the disk of the server.`,
  lowAdvice: 'Delete files that the server no longer needs, or get a larger disk. When the disk is full, nothing can be saved.',
} as const;

export const speedMessages = {
  none: 'No requests in the last hour.',
  slowest: (slowest: readonly { readonly operation: string; readonly ms: number }[]) =>
    `Slowest in the last hour: ${slowest.map(({ operation, ms }) => `${onScreenName(operation)} ${(ms / 1000).toFixed(2)} s`).join(', ')}.`,
  slowAdvice:
    'If colleagues complain about waiting, give these names and times to the person who runs the server. A faster machine may help.',
} as const;

export const pauseMessages = {
  fine: (ms: number) => `The longest pause of the last hour was ${seconds(ms)}.`,
  long: (ms: number) => `In the last hour, the panel answered no one for ${seconds(ms)}.`,
  longAdvice: 'The machine is too busy. Stop other programs on it, or get a faster one.',
} as const;

export const clockMessages = {
  fine: 'The clock agrees with the database.',
  apart: (ms: number) => `The clocks of the panel and of the database server differ by ${seconds(ms)}.`,
  apartAdvice: 'Let a time server (NTP) set the clocks of both machines.',
  behind: 'The clock is behind the last recorded change: it has been set back.',
  behindAdvice: 'Set the clock of the server to the right time. Until then, new records get wrong times.',
} as const;

export const versionMessages = {
  running: (version: string, node: string, engine: string) => `Vikray ${version} on Node ${node} with ${engine}.`,
} as const;

export const migrationMessages = {
  fine: 'The structure of the database fits this version.',
  pending: (count: number) =>
    count === 1 ? 'One upgrade step of the database has not run.' : `${count} upgrade steps of the database have not run.`,
  pendingAdvice: 'Restart the panel. It runs them at the start.',
  newer: 'A newer version of Vikray has upgraded the database.',
  newerAdvice: 'Install that version here too, then restart the panel.',
} as const;

export const mailMessages = {
  none: 'No mail server is set up, so the panel cannot send follow-up letters.',
  noneAdvice: 'Ask the person who runs the server to set SMTP_URL. If your office sends no letters from the panel, dismiss this note.',
  folder: 'Mails are written into a folder and not sent.',
  folderAdvice: 'This is for demonstrations. Ask the person who runs the server to set SMTP_URL.',
  unused: 'A mail server is set up. No mail to a customer has been sent yet.',
  sent: (at: string, today: string) => `The last mail to a customer was sent at ${recentInstant(at, today)}.`,
  failed: (at: string, today: string, sentAt: string | undefined) =>
    `The last mail to a customer, at ${recentInstant(at, today)}, could not be sent. ${sentAt === undefined ? 'None has been sent before.' : `The last success was at ${recentInstant(sentAt, today)}.`}`,
  failedAdvice: 'Open the quotation and read what the mail server answered, then send the letter again. If it fails again, check SMTP_URL.',
  answersUnsent: (count: number) =>
    `${count === 1 ? '1 mail' : `${count.toLocaleString('en-IN')} mails`} to colleagues about the answers of customers could not be sent.`,
  answersUnsentAdvice: 'The panel tries again each minute for a day. If this stays, ask the person who runs the server to check SMTP_URL.',
} as const;
