/**
 * The SQL of the second step. Reading: findSecondStep, secondStepState. Writing: beginSecondStep, confirmSecondStep, takeStep,
 * takeRecoveryCode, replaceRecoveryCodes, deleteSecondStep, eraseSecondStep.
 */
import './second-step-tables.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import { concealRow, revealRow } from '../platform/secrets/secret-columns.ts';

/** A user's key for codes. */
export interface StoredSecondStep {
  /** In base32; blank while the key that encrypts it is missing, and once it is lost. */
  readonly secret: string;
  readonly codeSalt: string;
  readonly isConfirmed: boolean;
}

/** The second step of a user, confirmed or not. */
export async function findSecondStep(db: Db, userId: number): Promise<StoredSecondStep | undefined> {
  const row = await db.selectFrom('second_steps').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  const { secret, code_salt: codeSalt, confirmed_at: confirmedAt } = revealRow(db, 'second_steps', userId, row, '');
  return { secret, codeSalt, isConfirmed: confirmedAt !== null };
}

/** Begins a set-up with this key, in place of an unconfirmed one. False when a confirmed one is in use. */
export async function beginSecondStep(tx: Db, userId: number, secret: string, codeSalt: string): Promise<boolean> {
  const key = await concealRow(tx, 'second_steps', userId, { secret, code_salt: codeSalt, last_step: 0 });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_steps')
    .values({ user_id: userId, ...key, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(key).where('second_steps.confirmed_at', 'is', null))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Completes a set-up whose first code belongs to this step. False if it is already complete. */
export async function confirmSecondStep(tx: Db, userId: number, step: number, now: string): Promise<boolean> {
  return updatesOne(
    tx
      .updateTable('second_steps')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null),
  );
}

/** Uses the code of a step. False when it, or a later one, has been used: of many requests at once, one uses it. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('second_steps')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', step),
  );
}

/** Uses a recovery code. False when the user has no such code that is unused: of many requests at once, one uses it. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string, now: string): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null),
  );
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(tx: Db, userId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** Deletes the second step of a user with its recovery codes. False when there was no confirmed one. */
export async function deleteSecondStep(tx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  await replaceRecoveryCodes(tx, userId, []);
  return numDeletedRows === 1n;
}

/** Deletes everything about the second step of a user who is forgotten. */
export async function eraseSecondStep(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_steps').where('user_id', '=', userId).execute();
}

/** The state of a second step, for the screens and the login. */
export interface SecondStepState {
  readonly isOn: boolean;
  readonly codesLeft: number;
  readonly loginType: LoginType;
}

/** Whether the second step of a user is on, how many recovery codes are left, and the login type. */
export async function secondStepState(db: Db, userId: number): Promise<SecondStepState> {
  const { confirmedAt, loginType } = await db
    .selectFrom('users')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .select(['users.login_type as loginType', 'second_steps.confirmed_at as confirmedAt'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const isOn = confirmedAt !== null;
  if (!isOn) return { isOn, codesLeft: 0, loginType };
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { isOn, codesLeft: Number(count), loginType };
}
