import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { obstacleTo, type ObstacleTo, type QuotationAction } from '@vikray/contract/quotations/quotation-obstacles.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { findQuotation, isOwnQuotation } from './quotation-store.ts';
import { findCurrentNumber } from './change-store.ts';

type FailAction<A extends QuotationAction> = (name: ObstacleTo<A>, sentence?: string) => OperationFailure;

/** Refuses an action that the state of the quotation forbids. The refusal of a superseded revision names the current one. */
export async function guardQuotation<A extends QuotationAction>(
  db: Db,
  quotation: Quotation,
  action: A,
  fail: FailAction<A>,
): Promise<void> {
  const obstacle = obstacleTo(action, quotation);
  if (obstacle === 'QuotationReplaced') throw fail(obstacle, say.replacedBy(await findCurrentNumber(db, quotation.baseNumber)));
  if (obstacle) throw fail(obstacle);
}

interface ChangingQuotation<A extends QuotationAction> {
  readonly db: Db;
  readonly input: { readonly quotationId: number; readonly version?: number | undefined };
  readonly user: SignedIn;
  readonly now: string;
  fail(name: ObstacleTo<A> | 'QuotationNotFound' | 'Forbidden' | 'VersionConflict', sentence?: string): OperationFailure;
}

/**
 * The quotation that a user may change now. Refuses, in this order: an unknown quotation, a user who neither holds Edit Quotation nor
 * prepared it, its state, and an older version, if the request names one.
 */
export async function quotationToChange<A extends QuotationAction>(
  { db, input, user, now, fail }: ChangingQuotation<A>,
  action: A,
): Promise<Quotation> {
  const quotation = await findQuotation(db, input.quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  if (!(await mayChange(db, quotation, user))) throw fail('Forbidden');
  await guardQuotation(db, quotation, action, fail);
  if ((input.version ?? quotation.version) !== quotation.version) throw fail('VersionConflict');
  return quotation;
}

async function mayChange(db: Db, { quotationId }: Quotation, user: SignedIn): Promise<boolean> {
  return user.rights.has('Edit Quotation') || (user.rights.has('Add Quotation') && (await isOwnQuotation(db, quotationId, user.userId)));
}
