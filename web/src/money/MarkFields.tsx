import { moneyMessages as say, whereItGoes } from '@vikray/contract/money/money-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import '../ui/forms/entry-list.css';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import './mark-fields.css';
import { useWhatIsOpen } from './money-queries.ts';
import { markKey, marksOf, type TypedMarks } from './receipt-form.ts';
import { proposedMarks, rowsToMark, type RowToMark, type StoredMarks } from './rows-to-mark.ts';

interface MarkFieldsProps {
  /** Whose bills and deals; undefined while it is not chosen. */
  readonly account: { readonly customerId: number; readonly companyId: number } | undefined;
  /** What there is to mark, in paise. */
  readonly received: number;
  readonly marks: TypedMarks;
  /** The marks of a receipt that is there already. */
  readonly stored?: StoredMarks;
  readonly onChange: (marks: TypedMarks) => void;
}

const nothingStored: StoredMarks = { marks: [], counts: false };

/** What the receipt can be for, each with what of it is meant for it, and a sentence that says where the money goes. */
export function MarkFields({ account, received, marks, stored = nothingStored, onChange }: MarkFieldsProps) {
  const { bills, deals } = useWhatIsOpen(account);
  if (!account) return <p className="field-hint">{say.chooseCustomerFirst}</p>;
  if (!bills || !deals) return <span className="skeleton" />;
  const rows = rowsToMark(bills, deals, stored);
  const given = marksOf(marks);
  const sumOf = (isBill: boolean) =>
    given.filter(({ billId }) => (billId !== undefined) === isBill).reduce((sum, { amount }) => sum + amount, 0);
  const named = rows.flatMap(({ key, deal }) =>
    deal !== undefined && given.some(({ dealId = 0 }) => markKey.deal(dealId) === key) ? deal : [],
  );

  if (rows.length === 0) return <p className="field-hint">{say.nothingToMark}</p>;
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
          {rows.map((row) => (
            <MarkRow key={row.key} row={row} typed={marks[row.key] ?? ''} onType={(typed) => onChange({ ...marks, [row.key]: typed })} />
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
        <Button
          onClick={() => onChange(proposedMarks(received, rows))}
          disabled={received === 0 || rows.every(({ deal }) => deal !== undefined)}
        >
          {say.oldestFirst}
        </Button>
      </Field>
    </>
  );
}

interface MarkRowProps {
  readonly row: RowToMark;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function MarkRow({ row: { name, deal, dueOn, isOverdue, open }, typed, onType }: MarkRowProps) {
  return (
    <tr>
      <td>{unbreakableNumbers(name)}</td>
      <td data-label="Due" className={isOverdue ? 'mark-overdue' : undefined}>
        {deal === undefined ? dashedDate(dueOn) : say.notBilledYet}
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
