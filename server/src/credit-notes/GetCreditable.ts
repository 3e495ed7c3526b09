import type { Creditable } from '@vikray/contract/credit-notes/credit-note.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler } from '../platform/handler.ts';
import { findInvoice, restOf } from './credited-invoice-store.ts';
import { returnedPieces, type ReturnedPieces } from './creditable-store.ts';

export const GetCreditable = handler('GetCreditable', async ({ db, input: { billId, returnId }, fail }) => {
  if (billId === undefined && returnId === undefined) throw fail('NothingNamed');
  const back = returnId === undefined ? [] : await returnedPieces(db, returnId);
  const named = billId === undefined ? back.map(({ consignmentId }) => consignmentId) : billId % 2 === 0 ? [billId / 2] : [];
  const found = [];
  for (const consignmentId of new Set(named)) found.push(await creditableOf(db, consignmentId, back));
  return found.filter((each) => each !== undefined);
});

async function creditableOf(db: Db, consignmentId: number, back: readonly ReturnedPieces[]): Promise<Creditable | undefined> {
  const invoice = await findInvoice(db, consignmentId);
  if (!invoice) return undefined;
  const { billId, consignment, company } = invoice;
  const rest = await restOf(db, invoice);
  const names = new Map(consignment.lines.map(({ lineId, name }) => [lineId, name]));
  const returned = (lineId: number) => back.find((each) => each.consignmentId === consignmentId && each.lineId === lineId)?.quantity ?? 0;
  return {
    billId,
    invoiceNumber: consignment.invoiceNumber,
    invoiceDate: consignment.invoiceDate,
    companyName: consignment.companyName,
    companyForName: consignment.companyForName,
    orderNumber: consignment.number,
    total: consignment.total,
    left: rest.total,
    numbersItself: company.invoicesIssuedHere,
    lines: rest.lines.map(({ lineId, quantity, taxable }) => ({
      consignmentLineId: lineId,
      name: names.get(lineId) ?? '',
      quantity,
      taxable,
      proposed: Math.min(quantity, returned(lineId)),
    })),
  };
}
