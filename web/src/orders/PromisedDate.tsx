import { isOverdue } from '@vikray/contract/orders/order-promise.ts';
import { orderPromiseMessages as say } from '@vikray/contract/orders/order-promise-messages.ts';
import { today } from '../platform/today.ts';
import './promised-date.css';

/** A promised date, in red and with another word once it is over. Nothing without a date. */
export function PromisedDate({ date }: { readonly date: string }) {
  if (date === '') return null;
  return isOverdue(date, today()) ? (
    <span className="promised-date promised-overdue">{say.overdue(date)}</span>
  ) : (
    <span className="promised-date">{say.promised(date)}</span>
  );
}
