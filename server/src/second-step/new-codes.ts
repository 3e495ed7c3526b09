import type { SignedIn } from '../platform/identity.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { hashCode, makeUpCodes } from './recovery-codes.ts';

/** New recovery codes with the hashes to store. */
export interface MadeCodes {
  readonly codes: string[];
  readonly hashes: readonly string[];
}

/** Makes up recovery codes and hashes them, which takes part of a second. Not for transactions. */
export async function newHashedCodes(codeSalt: string, user: SignedIn): Promise<MadeCodes> {
  const codes = makeUpCodes();
  return { codes, hashes: await Promise.all(codes.map((code) => hashCode(code, codeSalt, ownerOf(user)))) };
}
