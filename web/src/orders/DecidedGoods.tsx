import { keepsDecision } from '@vikray/contract/consignments/kept-decision.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { forbidsTax } from '@vikray/contract/gst/tax-heads.ts';
import { orderTaxMessages as say } from '@vikray/contract/orders/order-tax-messages.ts';
import { taxOf, type Order } from '@vikray/contract/orders/order.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Note } from '../ui/page/Note.tsx';

interface DecidedGoodsProps {
  readonly order: Order;
  readonly consignments: readonly ConsignmentDetails[];
  /** What would be decided now, and for whom. */
  readonly now: TaxDecision;
  readonly buyer: Customer;
}

/** What a new decision means for an order: whether it charges the right tax, and which of its consignments follow. */
export function DecidedGoods({ order, consignments, now, buyer }: DecidedGoodsProps) {
  const tax = taxOf(order);
  const warning =
    tax > 0 && forbidsTax(now.heads)
      ? say.chargesTax(formatRupees(tax))
      : tax === 0 && forbidsTax(order.heads) && !forbidsTax(now.heads)
        ? say.chargesNone
        : '';
  const keeping = consignments.filter(keepsDecision);
  const following = consignments.filter((each) => !keepsDecision(each));
  return (
    <>
      {warning !== '' && <Note kind="warning" title={warning} />}
      <p>{say.takesOver}</p>
      {following.length > 0 && (
        <div>
          <p>{say.follow}</p>
          <ul>
            {following.map((each) => (
              <li key={each.consignmentId}>
                {nameOf(each)}
                {each.gstin !== buyer.gstin && `. ${say.gstinChanges(each.gstin, buyer.gstin)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {keeping.length > 0 && (
        <div>
          <p>{say.keep}</p>
          <ul>
            {keeping.map((each) => (
              <li key={each.consignmentId}>{nameOf(each)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function nameOf({ invoiceNumber, invoiceDate }: ConsignmentDetails): string {
  return invoiceNumber === '' ? say.withoutInvoice(invoiceDate) : say.withInvoice(invoiceNumber, invoiceDate);
}
