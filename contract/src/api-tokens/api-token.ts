import * as z from 'zod';
import { addDays, optionalDate } from '../platform/dates.ts';
import { day, id, instant, requiredLine } from '../platform/fields.ts';
import { rightNames, settingRights } from '../platform/rights.ts';
import { body, pascal, row } from '../platform/wire.ts';
import { apiTokenMessages as say } from './api-token-messages.ts';

/** What a token may do: read, use chosen rights of its user, or use all of them. */
export const tokenScopes = ['Read', 'Chosen', 'All mine'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The most tokens of a user that have not expired. */
export const maxTokens = 10;
const presetDays = 90;
const longestDays = 365;

/** The last day of a token, unless its user chooses another: 90 days from today. Dates in India. */
export function presetTokenExpiry(today: string): string {
  return addDays(today, presetDays);
}

/** The latest last day of a token. */
export function latestTokenExpiry(today: string): string {
  return addDays(today, longestDays);
}

/** Whether a token may end on this day: from today to 365 days ahead. Dates in India. */
export function isPossibleTokenExpiry(expiresOn: string, today: string): boolean {
  return today <= expiresOn && expiresOn <= latestTokenExpiry(today);
}

const right = z.enum([...rightNames, ...settingRights], { error: say.notHeld });

const details = {
  name: requiredLine(100, say.enterName),
  scope: z.enum(tokenScopes).nullish(),
  expiresOn: optionalDate,
  rights: z.array(right).max(200).nullish(),
};

/** A token to make. `scope` is Read and `expiresOn` the preset day unless given. `rights` belong to the scope Chosen alone. */
export const newApiToken = body(details);
/** The same in the code's names, as the form checks it. */
export const newTokenDetails = z.object(details);

/** The scope Chosen needs at least one right. */
export const rightsOfChosen = z
  .object({ scope: z.string().nullish(), rights: z.array(z.string()).nullish() })
  .refine(({ scope, rights }) => scope !== 'Chosen' || (rights?.length ?? 0) > 0, { path: ['rights'], error: say.chooseRights });

/** A new token. Its text is answered once. */
export const madeApiToken = pascal({ tokenId: id, token: z.string().optional() }, { token: 'token' });

/** A token in an answer. Its text is in none. */
export const apiToken = row({
  tokenId: id,
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** The chosen rights; empty for the other scopes. */
  rights: z.array(z.string()),
  /** The last four characters, by which its user recognises it. */
  ending: z.string(),
  createdAt: instant,
  /** Blank before the first use. Stored at most once a minute. */
  lastUsedAt: instant,
  lastAddress: z.string(),
  /** The last day on which it can be used. */
  expiresOn: day,
  ownerId: id,
  owner: z.string(),
});

export type ApiToken = z.output<typeof apiToken>;
