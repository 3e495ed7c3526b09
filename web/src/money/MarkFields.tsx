import { moneyMessages as say, whereItGoes } from '@vikray/contract/money/money-messages.ts';
import { oldestFirst } from '@vikray/contract/money/oldest-first.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import '../ui/forms/entry-list.css';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import './mark-fields.css';
import { useWhatIsOpen } from './money-queries.ts';
import { markKey, marksOf, type TypedMarks } from './receipt-form.ts';

interface MarkFieldsProps {
  /** Whose bills and deals; undefined while it is not chosen. */
  readonly account: { readonly customerId: number; readonly companyId: number } | undefined;
  /** What there is to mark, in paise. */
  readonly received: number;
  readonly marks: TypedMarks;
  readonly onChange: (marks: TypedMarks) => void;
}

/** The open bills and the deals of a customer, each with what of the receipt is meant for it, and a sentence that says where the money goes. */
export function MarkFields({ account, received, marks, onChange }: MarkFieldsProps) {
  const { bills, deals } = useWhatIsOpen(account);
  if (!account) return <p className="field-hint">{say.chooseCustomerFirst}</p>;
  if (!bills || !deals) return <span className="skeleton" />;
  const asking = deals.filter(({ asked = 0, received: has = 0 }) => asked > has);
  const given = marksOf(marks);
  const sumOf = (isBill: boolean) =>
    given.filter(({ billId }) => (billId !== undefined) === isBill).reduce((sum, { amount }) => sum + amount, 0);
  const named = asking.filter(({ dealId }) => given.some((mark) => mark.dealId === dealId)).map(({ number = '' }) => number);
  const setMark = (key: string, typed: string) => onChange({ ...marks, [key]: typed });

  function propose(): void {
    const open = (bills ?? []).map(({ billId = 0, dueOn = '', invoiceDate = '', open: left }) => ({
      billId,
      dueOn,
      invoiceDate,
      open: left,
    }));
    onChange(Object.fromEntries([...oldestFirst(received, open)].map(([billId, paise]) => [markKey.bill(billId), formatDecimal(paise)])));
  }

  if (bills.length + asking.length === 0) return <p className="field-hint">{say.nothingToMark}</p>;
  return (
    <>
      <table className="entry-list mark-list" aria-label={say.meantFor}>
        <thead>
          <tr>
            <th>Bill or Deal</th>
            <th>Due</th>
            <th className="entry-figure">Open</th>
            <th className="entry-figure">For It</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <MarkRow
              key={markKey.bill(bill.billId ?? 0)}
              name={nameOfBill(bill)}
              due={dashedDate(bill.dueOn ?? '')}
              isOverdue={bill.billState === 'Overdue'}
              open={bill.open}
              typed={marks[markKey.bill(bill.billId ?? 0)] ?? ''}
              onType={(typed) => setMark(markKey.bill(bill.billId ?? 0), typed)}
            />
          ))}
          {asking.map(({ dealId, number = '', asked = 0, received: has = 0 }) => (
            <MarkRow
              key={markKey.deal(dealId ?? 0)}
              name={`Deal ${number}`}
              due="Advance"
              isOverdue={false}
              open={asked - has}
              typed={marks[markKey.deal(dealId ?? 0)] ?? ''}
              onType={(typed) => setMark(markKey.deal(dealId ?? 0), typed)}
            />
          ))}
        </tbody>
      </table>
      <Field
        name="marks"
        label={whereItGoes({
          received,
          toBills: sumOf(true),
          bills: given.filter(({ billId }) => billId !== undefined).length,
          toDeals: sumOf(false),
          deals: named,
        })}
      >
        <Button onClick={propose} disabled={received === 0 || bills.length === 0}>
          {say.oldestFirst}
        </Button>
      </Field>
    </>
  );
}

/** What a bill is called: its invoice, or what was charged. */
function nameOfBill({ kind, invoiceNumber = '', invoiceDate = '' }: OutstandingRow): string {
  const date = dashedDate(invoiceDate);
  return kind === 'Charge' ? `Charge of ${date}` : `Invoice ${invoiceNumber} of ${date}`;
}

interface MarkRowProps {
  readonly name: string;
  readonly due: string;
  readonly isOverdue: boolean;
  /** In paise. */
  readonly open: number;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function MarkRow({ name, due, isOverdue, open, typed, onType }: MarkRowProps) {
  return (
    <tr>
      <td>{name}</td>
      <td data-label="Due" className={isOverdue ? 'mark-overdue' : undefined}>
        {due}
      </td>
      <td className="entry-figure" data-label="Open">
        {formatRupees(open)}
      </td>
      <td className="entry-figure mark-amount">
        <Field name={name} label={`For ${name}`} isLabelHidden>
          <DecimalInput value={typed} onChange={onType} prefix="₹" maxDigits={11} />
        </Field>
      </td>
    </tr>
  );
}
