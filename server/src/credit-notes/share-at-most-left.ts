/** The rule that credit notes together take at most their invoice (PAY-13). */
import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { shareOfAmount, shareOfPieces, type InvoiceShare } from '@vikray/contract/credit-notes/credit-share.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { StoredConsignment } from '../consignments/public.ts';
import type { OperationFailure } from '../platform/handler.ts';

type Wanted = Pick<InputOf<'AddCreditNote'>, 'lines' | 'amount'>;

/** The share of the wanted pieces, or of the amount. Refuses more than is left of the invoice. */
export function shareAtMostLeft(
  { invoiceNumber, heads }: Pick<StoredConsignment, 'invoiceNumber' | 'heads'>,
  rest: InvoiceShare,
  { lines = [], amount }: Wanted,
  fail: (name: 'LineUnknown' | 'WorthNothing' | 'MoreThanLeft', sentence?: string) => OperationFailure,
): InvoiceShare {
  const tooMuch = () => fail('MoreThanLeft', say.onlyLeft(rest.total, invoiceNumber));
  if (amount !== undefined) {
    if (amount > rest.total) throw tooMuch();
    return shareOfAmount(rest, heads, amount);
  }
  const pieces = new Map<number, number>();
  for (const { consignmentLineId, quantity } of lines) pieces.set(consignmentLineId, (pieces.get(consignmentLineId) ?? 0) + quantity);
  for (const [lineId, quantity] of pieces) {
    const line = rest.lines.find((each) => each.lineId === lineId);
    if (!line) throw fail('LineUnknown');
    if (quantity > line.quantity) throw tooMuch();
  }
  const share = shareOfPieces(rest, heads, pieces);
  if (share.total > rest.total) throw tooMuch();
  if (share.total <= 0) throw rest.total > 0 ? fail('WorthNothing') : tooMuch();
  return share;
}
