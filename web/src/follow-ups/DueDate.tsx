import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import './due-list.css';

/** The next date of a deal. An overdue one is red and says for how long. */
export function DueDate({ followUp: { nextOn, overdueDays } }: { readonly followUp: Pick<DueFollowUp, 'nextOn' | 'overdueDays'> }) {
  if (nextOn === '') return <span className="due-none">{say.noDate}</span>;
  return (
    <span className={overdueDays > 0 ? 'due-date due-over' : 'due-date'}>
      <span className="unbroken">{dashedDate(nextOn)}</span>
      {overdueDays > 0 && <span className="due-since">{say.since(overdueDays)}</span>}
    </span>
  );
}
