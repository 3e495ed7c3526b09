import { hasFrozenDecision } from '@vikray/contract/consignments/frozen-decision.ts';
import type { OpenedConsignment } from '@vikray/contract/consignments/consignment.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { orderTaxMessages as say } from '@vikray/contract/orders/order-tax-messages.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';

interface DecidedGoodsProps {
  readonly consignments: readonly OpenedConsignment[];
  /** The customer as it is now. */
  readonly buyer: Customer;
}

/** What a new decision means for the goods of an order that have left: which follow, and which keep theirs. */
export function DecidedGoods({ consignments, buyer }: DecidedGoodsProps) {
  const keeping = consignments.filter(hasFrozenDecision);
  const following = consignments.filter((each) => !hasFrozenDecision(each));
  return (
    <>
      <p>{say.takesOver}</p>
      {following.length > 0 && (
        <div>
          <p>{say.follow}</p>
          <ul>
            {following.map((each) => (
              <li key={each.consignmentId}>{unbreakableNumbers(whatFollows(each, buyer))}</li>
            ))}
          </ul>
        </div>
      )}
      {keeping.length > 0 && (
        <div>
          <p>{say.keep}</p>
          <ul>
            {keeping.map((each) => (
              <li key={each.consignmentId}>{unbreakableNumbers(nameOf(each))}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A consignment that follows, what changes on it, and what to see to. */
function whatFollows(each: OpenedConsignment, buyer: DecidedGoodsProps['buyer']): string {
  const parts = [
    nameOf(each),
    each.gstin !== buyer.gstin && say.gstinChanges(each.gstin, buyer.gstin),
    each.otherOrders.length > 0 && say.decideOthersToo(each.otherOrders.map(({ number }) => number)),
    each.ewayNumber !== '' && say.checkEway(each.ewayNumber),
  ];
  return parts.filter(Boolean).join('. ');
}

function nameOf({ invoiceNumber, invoiceDate }: OpenedConsignment): string {
  return invoiceNumber === '' ? say.withoutInvoice(invoiceDate) : say.withInvoice(invoiceNumber, invoiceDate);
}
