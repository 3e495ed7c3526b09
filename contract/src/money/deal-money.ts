/** What a deal asks and has received, and how far its money is in one sentence (PAY-25). Amounts in paise. */
import { formatRupees } from '../platform/decimal.ts';

/** The money of a deal on a day. */
export interface DealMoney {
  readonly asked: number;
  readonly received: number;
  readonly billed: number;
  /** What has been received beyond the bills. */
  readonly advance: number;
  readonly overdue: number;
  /** What credit notes took off its bills. */
  readonly credited: number;
}

const amountOr = (paise: number, word: string) => (paise === 0 ? `nothing ${word}` : `${formatRupees(paise)} ${word}`);

/** Says how far the money of a deal is; blank for a deal that asks for none. `hasOrder` tells what asks. */
export function dealMoneySentence({ asked, received, billed, advance, overdue }: DealMoney, hasOrder: boolean): string {
  if (asked === 0 && received === 0 && billed === 0) return '';
  const parts = [
    amountOr(received, 'received'),
    amountOr(billed, 'billed'),
    ...(advance > 0 ? [amountOr(advance, 'advance')] : []),
    amountOr(overdue, 'overdue'),
  ];
  return `${hasOrder ? 'Order' : 'Quotation'} ${formatRupees(asked)}: ${parts.join(', ')}.`;
}
