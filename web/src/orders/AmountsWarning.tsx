import { forbidsTax, type TaxHeads } from '@vikray/contract/gst/tax-heads.ts';
import { orderTaxMessages as say } from '@vikray/contract/orders/order-tax-messages.ts';
import { taxOf, type Order } from '@vikray/contract/orders/order.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Note } from '../ui/page/Note.tsx';

interface AmountsWarningProps {
  readonly order: Order;
  /** What would be decided now. */
  readonly heads: TaxHeads;
}

/** Says so where the amounts of an order, which stay, do not suit a decision. */
export function AmountsWarning({ order, heads }: AmountsWarningProps) {
  const tax = taxOf(order);
  if (tax > 0 && forbidsTax(heads)) return <Note kind="warning" title={say.chargesTax(formatRupees(tax))} />;
  if (tax === 0 && forbidsTax(order.heads) && !forbidsTax(heads)) return <Note kind="warning" title={say.chargesNone} />;
  return null;
}
