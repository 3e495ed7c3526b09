/** Checks codes of the second step. A code is used up in the transaction of what it opens. */
import type { Db } from '../platform/database/tables.ts';
import type { HashOwner } from '../platform/slow-hash.ts';
import { hashCode, readRecoveryCode } from './recovery-codes.ts';
import { takeRecoveryCode, takeStep, type StoredSecondStep } from './second-step-store.ts';
import { stepOfCode } from './totp.ts';

/** A code that may be right: the step of the app's code, or the hash of a recovery code. Whether it is unused shows when it is used. */
export type ReadCode = { readonly step: number } | { readonly codeHash: string };

/** Reads a code as entered. `lost` when only a recovery code could be checked, because the key of the app is lost. */
export async function readCode(
  { secret, codeSalt }: StoredSecondStep,
  entered: string,
  now: string,
  owner: HashOwner,
): Promise<ReadCode | 'wrong' | 'lost'> {
  const digits = entered.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    if (secret === '') return 'lost';
    const step = stepOfCode(secret, digits, now);
    return step === undefined ? 'wrong' : { step };
  }
  if (readRecoveryCode(entered) === undefined) return 'wrong';
  return { codeHash: await hashCode(entered, codeSalt, owner) };
}

/** Uses a code. False when it was wrong or used before. */
export async function takeCode(tx: Db, userId: number, code: ReadCode, now: string): Promise<boolean> {
  return 'step' in code ? takeStep(tx, userId, code.step) : takeRecoveryCode(tx, userId, code.codeHash, now);
}
