import type { Caller } from '../panel/caller.ts';
import type { TestPanel } from '../panel/panel.ts';
import { addQuotation, type QuotationInput } from './quotations.ts';

async function read(caller: Caller, quotationId: number) {
  const { rows } = await caller.call('GetQuotation', { quotationId });
  const [quotation] = rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}

/** Adds a revision to the current one of a number and returns its id. */
export async function addRevision({ admin, db }: TestPanel, currentId: number, input: QuotationInput, reason: string): Promise<number> {
  const current = await read(admin, currentId);
  const quotationId = await addQuotation(admin, input);
  const revision = current.revision + 1;
  await db.updateTable('quotations').set({ superseded_by_id: quotationId }).where('id', '=', currentId).execute();
  await db
    .updateTable('quotations')
    .set({ number: `${current.baseNumber}-R${revision}`, base_number: current.baseNumber, revision, revision_reason: reason })
    .where('id', '=', quotationId)
    .execute();
  return quotationId;
}
