import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { orderPromiseMessages } from '@vikray/contract/orders/order-promise-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { OrderLink } from '../../orders/public.ts';
import type { Grouping } from './desk-groups.ts';

/** The name of a group in one word, for screen readers. */
export function groupName({ number, name, companyName }: OpenOrderLine, grouping: Grouping): string {
  return { 'By Order': number, 'By Product': name, 'By Customer': companyName }[grouping];
}

/** What all lines of a group have in common. */
export function GroupName({ first, grouping }: { readonly first: OpenOrderLine; readonly grouping: Grouping }) {
  const { orderId, number, date, companyName, city, name, code, stock, priority } = first;
  if (grouping === 'By Product')
    return (
      <span className="desk-name">
        <strong>{name}</strong>
        {code !== '' && <span>{code}</span>}
        <span>{say.inStock(groupedPieces(stock / 100))}</span>
      </span>
    );
  if (grouping === 'By Customer')
    return (
      <span className="desk-name">
        <strong>{companyName}</strong>
        <span>{city}</span>
      </span>
    );
  return (
    <span className="desk-name">
      <OrderLink orderId={orderId} number={number} />
      <span className="unbroken">{slashedDate(date)}</span>
      <strong>{companyName}</strong>
      <span>{city}</span>
      {priority === 'Yes' && <span className="desk-priority">{orderPromiseMessages.priority}</span>}
    </span>
  );
}
