import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import '../ui/forms/entry-list.css';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import type { DispatchForm } from './dispatch-form.ts';
import type { OutgoingLine } from './dispatch-line.ts';
import './invoice-step.css';

interface InvoiceStepProps {
  readonly bind: Bind<DispatchForm>;
  /** YYYY-MM-DD. The invoice cannot have an earlier date. */
  readonly orderDate: string;
  readonly outgoing: readonly OutgoingLine[];
  /** Whether the company numbers its invoices itself. */
  readonly issuesHere: boolean;
}

/** What a line has left. Nothing for a dispatch that may have been carried out without an answer: its pieces may be gone already. */
function shownLeft(pieces: number): string {
  return pieces < 0 ? '–' : groupedPieces(pieces);
}

/** The invoice, the dispatched lines, and the disclaimer. */
export function InvoiceStep({ bind, orderDate, outgoing, issuesHere }: InvoiceStepProps) {
  return (
    <div className="invoice-step">
      <FieldGrid>
        <Field name="invoiceNumber" label="Invoice Number" required={!issuesHere} hint={issuesHere ? say.numberComes : ''} span={12}>
          {issuesHere ? (
            <DigitsInput value="" onChange={() => undefined} maxLength={16} disabled />
          ) : (
            <DigitsInput {...bind('invoiceNumber')} maxLength={16} />
          )}
        </Field>
        <Field name="invoiceDate" label="Invoice Date" required span={12}>
          <DateInput {...bind('invoiceDate')} earliest={orderDate} latest={today()} />
        </Field>
      </FieldGrid>
      <table className="entry-list" aria-label="Goes out now">
        <thead>
          <tr>
            <th>Product</th>
            <th className="entry-figure">Left After</th>
            <th className="entry-figure">Quantity to Dispatch Now</th>
          </tr>
        </thead>
        <tbody>
          {outgoing.map(({ line, quantity }) =>
            quantity === 0 ? null : (
              <tr key={line.id}>
                <td>{line.name}</td>
                <td className="entry-figure" data-label="Left after">
                  {shownLeft(pendingQuantity(line) - quantity)}
                </td>
                <td className="entry-figure" data-label="Now">
                  {groupedPieces(quantity)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <CheckedDisclaimer {...bind('disclaimer')} />
    </div>
  );
}
