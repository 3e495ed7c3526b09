import { isOverdue } from '@vikray/contract/orders/order-promise.ts';
import { orderPromiseMessages as say } from '@vikray/contract/orders/order-promise-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { today } from '../platform/today.ts';
import './promised-date.css';

interface PromisedDateProps {
  readonly date: string;
  /** Whether the place says that it is a promise, so that a date to come needs no word. */
  readonly isBare?: boolean;
}

/** A promised date, in red and with another word once it is over. Nothing without a date. */
export function PromisedDate({ date, isBare = false }: PromisedDateProps) {
  if (date === '') return null;
  return isOverdue(date, today()) ? (
    <span className="promised-date promised-overdue">{say.overdue(date)}</span>
  ) : (
    <span className="promised-date">{isBare ? slashedDate(date) : say.promised(date)}</span>
  );
}
