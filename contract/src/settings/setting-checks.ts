/** The checks of settings that the environment and the panel share: each value is text, and each sentence names the variable. */
import * as z from 'zod';
import { smtpServerAt } from './smtp-address.ts';

/** A whole number within limits. */
export function wholeNumberText(name: string, least: number, most: number) {
  const error = `${name} must be a whole number from ${least} to ${most}.`;
  return z.string().regex(/^\d+$/, { error }).transform(Number).pipe(z.int({ error }).min(least, { error }).max(most, { error }));
}

/** Text that begins with one of these protocols. */
export function startsWith(name: string, protocols: readonly string[]) {
  const error = `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`;
  const hasProtocol = (value: string) => protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
  return z.string().refine(hasProtocol, { error, abort: true });
}

/** An address with one of these protocols. */
export function address(name: string, ...protocols: string[]) {
  const error = `${name} cannot be read as an address. In a user or password, write # / ? @ % as %23 %2F %3F %40 %25.`;
  return startsWith(name, protocols).refine((value) => URL.canParse(value), { error });
}

/** The address of a mail server. Unlike a database on this machine, it always has a host, and its login is read here. */
function mailServer() {
  const isReadable = (value: string) => {
    try {
      return smtpServerAt(new URL(value)).host !== '';
    } catch {
      return false;
    }
  };
  const error = 'SMTP_URL must name a host, and its user and password may contain % only as %25.';
  return address('SMTP_URL', 'smtp:', 'smtps:').refine(isReadable, { error });
}

/** An address, alone or as `Name <address>`. */
const sender = /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/;

/** The variables that the panel can also set. */
export const variableChecks = {
  BRAND_NAME: z.string().max(100, { error: 'BRAND_NAME must have at most 100 characters.' }),
  SMTP_URL: mailServer(),
  MAIL_FROM: z.string().regex(sender, { error: 'MAIL_FROM must be an e-mail address, or Name <address>.' }),
  FOLLOWUP_MOBILES: z
    .string()
    .regex(/^\s*\d{10}(\s*,\s*\d{10})*\s*$/, { error: 'FOLLOWUP_MOBILES must be mobile numbers of 10 digits, separated by commas.' })
    .transform((list) => list.split(',').map((mobile) => mobile.trim())),
  OLD_QUOTATION_COMPANY: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error: 'OLD_QUOTATION_COMPANY must be the number of a company.' })
    .transform(Number),
  SESSION_IDLE_HOURS: wholeNumberText('SESSION_IDLE_HOURS', 1, 24 * 30),
  SESSION_MAX_DAYS: wholeNumberText('SESSION_MAX_DAYS', 1, 365),
  FILES_QUOTA: wholeNumberText('FILES_QUOTA', 1, 1_000_000),
} as const;
