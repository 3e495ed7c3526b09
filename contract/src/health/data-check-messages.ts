/** What the checks of the group Data say, and what to do about it. */
import { groupedPieces } from '../platform/decimal.ts';
import { messages } from '../platform/messages.ts';
import { sizeText } from '../backups/backup.ts';

/** Slow checks run at night; this is said until the first result. */
export const slowCheckMessages = {
  notYet: 'This check has not run yet.',
  notYetAdvice: 'It runs by itself every night. Run Checks Now runs it at once.',
  failed: 'This check could not be carried out.',
  failedAdvice: 'The panel tries again by itself. If it fails again, ask the person who runs the server to read the log.',
} as const;

export const contentsMessages = {
  fine: 'The daily check of the database found no damage.',
  notYet: 'The database has not been checked for damage since the panel started.',
  notYetAdvice: 'The check runs at the start and once a day. Look again in a few minutes.',
  damaged: messages.databaseDamaged,
  damagedAdvice: (command: string) => `${command} on the server brings the backup back. Keep a copy of the damaged database.`,
  failed: 'The daily check of the database could not be carried out.',
  failedAdvice: 'Ask the person who runs the server to read the log. The check is tried again tomorrow.',
} as const;

export const stockMessages = {
  /** A product with what its stock has beyond its movements, in hundredths of a piece. */
  product: (name: string, difference: number) => `${name} (${difference < 0 ? '−' : '+'}${groupedPieces(Math.abs(difference) / 100)})`,
  fine: (products: number) => `The stock of all ${products.toLocaleString('en-IN')} products agrees with its movements.`,
  differs: (count: number, names: readonly string[]) =>
    `The stock of ${count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`} does not agree with its movements: ${listed(count, names)}.`,
  differsAdvice: 'Count these products and tell the person who runs the server. Someone has changed the database without the panel.',
} as const;

export const moneyCheckMessages = {
  fine: 'The list of what customers owe agrees with their bills and receipts.',
  differs: (count: number, names: readonly string[]) =>
    `The list of what customers owe does not agree with the bills and receipts of ${count === 1 ? '1 customer' : `${count.toLocaleString('en-IN')} customers`}: ${listed(count, names)}.`,
  differsAdvice:
    'Statements of these customers are right. Tell the person who runs the server: someone has changed the database without the panel.',
} as const;

export const searchMessages = {
  fine: (records: number) => `A search finds each of ${records.toLocaleString('en-IN')} records that were tested.`,
  broken: (lists: readonly string[]) => `A search may miss records in: ${lists.join(', ')}.`,
  brokenAdvice: 'Open such a record and save it again, so that searches find it. If there are many, ask the person who runs the server.',
} as const;

export const chainMessages = {
  fine: (rows: number) => `All ${rows.toLocaleString('en-IN')} entries of the audit log, the logins and the stock are unchanged.`,
  broken: (count: number) => `The audit log has been altered: ${count === 1 ? '1 place' : `${count.toLocaleString('en-IN')} places`}.`,
  brokenAdvice: (command: string) => `Someone has changed the database without the panel. ${command} on the server names the first place.`,
} as const;

export const pictureMessages = {
  fine: (count: number, bytes: number) =>
    count === 1 ? `1 picture takes ${sizeText(bytes)}.` : `${count.toLocaleString('en-IN')} pictures take ${sizeText(bytes)}.`,
} as const;

export const fileMessages = {
  fine: (bytes: number, quota: number) => `Attached files and sent PDFs take ${sizeText(bytes)} of ${sizeText(quota)}.`,
  nearlyFull: (bytes: number, quota: number) => `The space for files is nearly used up: ${sizeText(bytes)} of ${sizeText(quota)}.`,
  nearlyFullAdvice: 'Ask the person who runs the server to raise FILES_QUOTA. When the space is used up, no files can be attached.',
} as const;

export const growthMessages = {
  fine: (rowsADay: number) =>
    `In the last week, the panel recorded ${rowsADay.toLocaleString('en-IN')} ${rowsADay === 1 ? 'change' : 'changes'} a day.`,
  full: (rowsADay: number, days: number) =>
    `${growthMessages.fine(rowsADay)} At this pace, the disk is full in ${days === 1 ? '1 day' : `${days} days`}.`,
  fullAdvice: 'Free some space on the disk of the server, or get a larger one.',
} as const;

export const officeEmailMessages = {
  fine: 'Every user has an office e-mail.',
  missing: (count: number, names: readonly string[]) =>
    `${count === 1 ? '1 user has' : `${count.toLocaleString('en-IN')} users have`} no office e-mail: ${listed(count, names)}.`,
  missingAdvice: 'Open them in User List and enter the address. Letters show it as the sender.',
} as const;

export const ownerMessages = {
  fine: 'Every open deal has an owner.',
  unowned: (count: number) =>
    count === 1
      ? '1 open deal has no owner: the user has been deleted.'
      : `${count.toLocaleString('en-IN')} open deals have no owner: their users have been deleted.`,
  unownedAdvice: 'Open Follow Ups, choose No Owner, and give each deal to a colleague with Change Follow-up.',
} as const;

/** The first names of `count`, and how many more there are. */
export function listed(count: number, names: readonly string[]): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} and ${more.toLocaleString('en-IN')} more` : names.join(', ');
}
