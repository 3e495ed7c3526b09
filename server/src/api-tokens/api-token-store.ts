/** The SQL of tokens. A program has the token, the database only its hash. */
import './api-token-tables.ts';
import type { ApiToken, TokenScope } from '@vikray/contract/api-tokens/api-token.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { snapshotColumn } from '../platform/database/changes/change-tracker.ts';
import type { Db } from '../platform/database/tables.ts';

/** A token with its user. */
export interface FoundToken {
  readonly tokenId: number;
  readonly tokenName: string;
  readonly scope: TokenScope;
  readonly chosen: ReadonlySet<string>;
  /** The last day on which it can be used. */
  readonly expiresOn: string;
  readonly lastUsedAt: string;
  readonly userId: number;
  readonly name: string;
  readonly officeMobile: string;
  readonly loginType: LoginType;
  readonly mustChangePassword: number;
  /** Null without a second step. */
  readonly secondStepAt: string | null;
  /** The chosen setting for who must have a second step; null for the preset. */
  readonly secondStepChoice: string | null;
  /** The version of the settings; null before the first change. */
  readonly settingsVersion: number | null;
  /** The snapshot of the database; null if the engine names none. */
  readonly snapshot: string | null;
}

/** The token of a hash with its user, who must be active. Does not check its last day. */
export async function findToken(db: Db, tokenHash: string): Promise<FoundToken | undefined> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .leftJoin('settings', (join) => join.on('settings.name', '=', 'secondstep'))
    .select(['api_tokens.id as tokenId', 'api_tokens.name as tokenName', 'api_tokens.scope', 'api_tokens.rights'])
    .select(['api_tokens.expires_on as expiresOn', 'api_tokens.last_used_at as lastUsedAt'])
    .select(['users.id as userId', 'users.name', 'users.office_mobile as officeMobile', 'users.login_type as loginType'])
    .select(['users.must_change_password as mustChangePassword', 'second_steps.confirmed_at as secondStepAt'])
    .select(['settings.value as secondStepChoice', snapshotColumn(db).as('snapshot')])
    .select((eb) => eb.selectFrom('settings as stored').select('stored.version').limit(1).as('settingsVersion'))
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { rights, ...token } = row;
  return { ...token, chosen: new Set(rightsIn(rights)) };
}

/** The list in the column `rights`. */
function rightsIn(rights: string): string[] {
  return JSON.parse(rights) as string[];
}

/** A token to store. */
export interface NewToken {
  readonly tokenHash: string;
  readonly userId: number;
  readonly name: string;
  readonly scope: TokenScope;
  readonly rights: readonly string[];
  readonly ending: string;
  readonly expiresOn: string;
}

/** Adds a token and returns its number. */
export async function insertToken(db: Db, { tokenHash, userId, rights, expiresOn, ...token }: NewToken, now: string): Promise<number> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({ ...token, token_hash: tokenHash, user_id: userId, rights: JSON.stringify(rights), expires_on: expiresOn, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many tokens of a user have not expired. */
export async function countTokens(db: Db, userId: number, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_on', '>=', dateAt(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tokens of a user, or everyone's, newest first. */
export async function listTokens(db: Db, userId?: number): Promise<ApiToken[]> {
  const rows = await selectTokens(db)
    .$if(userId !== undefined, (query) => query.where('api_tokens.user_id', '=', userId ?? 0))
    .orderBy('api_tokens.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, rights: rightsIn(row.rights) }));
}

/** A token by its number. */
export async function findTokenById(db: Db, tokenId: number): Promise<ApiToken | undefined> {
  const row = await selectTokens(db).where('api_tokens.id', '=', tokenId).executeTakeFirst();
  return row && { ...row, rights: rightsIn(row.rights) };
}

function selectTokens(db: Db) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id as tokenId', 'api_tokens.name', 'api_tokens.scope', 'api_tokens.rights', 'api_tokens.ending'])
    .select(['api_tokens.created_at as createdAt', 'api_tokens.last_used_at as lastUsedAt', 'api_tokens.last_address as lastAddress'])
    .select(['api_tokens.expires_on as expiresOn', 'users.id as ownerId', 'users.name as owner']);
}

/** Records the use of a token. */
export async function touchToken(db: Db, tokenId: number, address: string, now: string): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now, last_address: address }).where('id', '=', tokenId).execute();
}

/** Ends a token. */
export async function deleteToken(db: Db, tokenId: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('id', '=', tokenId).execute();
}

/** Ends all tokens of a user. */
export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** How long an expired token is still shown, so that its user sees why a program has stopped. */
const shownDays = 30;

/** Deletes tokens that expired long ago. */
export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('api_tokens')
    .where('expires_on', '<', addDays(dateAt(now), -shownDays))
    .execute();
}

/** How many days before its end the user of a token gets a notice. */
const noticeDays = 7;

/** Marks the tokens that end within a week, and returns those that were not marked before. */
export async function takeEndingTokens(db: Db, now: string): Promise<{ userId: number; name: string; expiresOn: string }[]> {
  return db
    .updateTable('api_tokens')
    .set({ is_end_noticed: 1 })
    .where('is_end_noticed', '=', 0)
    .where('expires_on', '>=', dateAt(now))
    .where('expires_on', '<=', addDays(dateAt(now), noticeDays))
    .returning(['user_id as userId', 'name', 'expires_on as expiresOn'])
    .execute();
}
