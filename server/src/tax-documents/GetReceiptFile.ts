import { creditedInPeriod, voidCreditNotes } from '../credit-notes/public.ts';
import { countVouchers } from '../money/public.ts';
import { handler } from '../platform/handler.ts';
import { isInBooks } from './receipts-file.ts';

export const GetReceiptFile = handler('GetReceiptFile', async ({ db, input }) => {
  let [creditNotes, withoutVoucher] = [0, 0];
  for await (const sales of creditedInPeriod(db, input)) {
    creditNotes += sales.filter(isInBooks).length;
    withoutVoucher += sales.filter((sale) => !isInBooks(sale)).length;
  }
  return [{ ...(await countVouchers(db, input)), creditNotes, withoutVoucher, voidCreditNotes: await voidCreditNotes(db, input) }];
});
