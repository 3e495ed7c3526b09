import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { useId } from 'react';
import { today } from '../../platform/today.ts';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { useFailureAt } from '../../ui/field/form-failure.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../../ui/inputs/DigitsInput.tsx';
import type { EnteredInvoice } from '../entered-invoice.ts';
import { GroupName } from './GroupName.tsx';
import type { SheetOrder } from './sheet-form.ts';

interface SheetInvoiceFieldsProps {
  /** The place of the order in the request, where a refusal about it appears. */
  readonly place: string;
  readonly order: SheetOrder;
  readonly invoice: EnteredInvoice | undefined;
  readonly onChange: (changed: Partial<EnteredInvoice>) => void;
}

/** An order on the sheet: its invoice, and what leaves of it. */
export function SheetInvoiceFields({ place, order: { first, lines }, invoice, onChange }: SheetInvoiceFieldsProps) {
  const headingId = useId();
  const [ofLines, ofOrder] = [useFailureAt(`${place}.lines`), useFailureAt(`${place}.orderId`)];
  const failure = (ofLines ?? ofOrder)?.message;
  const issuesHere = first.issuesHere === 'Yes';
  return (
    <section className="sheet-order" aria-labelledby={headingId}>
      <h3 id={headingId}>
        <GroupName first={first} grouping="By Order" />
      </h3>
      <ul className="sheet-lines">
        {lines.map(({ line, typed }) => (
          <li key={line.id}>
            <span>{line.name}</span>
            <strong className="tabular">{groupedPieces(Number(typed))}</strong>
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <p className="field-message" role="alert" tabIndex={-1} data-wrong>
          {failure}
        </p>
      )}
      <FieldGrid>
        <Field
          name={`${place}.invoiceNumber`}
          label="Invoice Number"
          required={!issuesHere}
          hint={issuesHere ? say.numberComes : undefined}
          span={12}
        >
          <DigitsInput
            value={issuesHere ? '' : (invoice?.invoiceNumber ?? '')}
            onChange={(invoiceNumber) => onChange({ invoiceNumber })}
            maxLength={16}
            disabled={issuesHere}
          />
        </Field>
        <Field name={`${place}.invoiceDate`} label="Invoice Date" required span={12} enterPasses={invoice?.invoiceDate !== undefined}>
          <DateInput
            value={invoice?.invoiceDate}
            onChange={(invoiceDate) => onChange({ invoiceDate })}
            earliest={first.date}
            latest={today()}
          />
        </Field>
      </FieldGrid>
    </section>
  );
}
