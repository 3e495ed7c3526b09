import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import type { Creditable } from '@vikray/contract/credit-notes/credit-note.ts';
import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { Segmented } from '../ui/controls/Segmented.tsx';
import { Field } from '../ui/field/Field.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { QuantityInput } from '../ui/inputs/QuantityInput.tsx';
import { piecesOf, type CreditNoteForm } from './credit-note-form.ts';

interface CreditedGoodsProps {
  readonly invoice: Creditable;
  readonly form: CreditNoteForm;
  readonly change: (changed: Partial<CreditNoteForm>) => void;
}

const ways = [
  { value: 'pieces', label: say.pieces },
  { value: 'amount', label: say.amount },
] as const;

/** What of an invoice is credited: pieces of its lines, or an amount. */
export function CreditedGoods({ invoice, form, change }: CreditedGoodsProps) {
  const left = invoice.lines.filter(({ quantity }) => quantity > 0);
  return (
    <>
      <Segmented className="credit-by" label={say.what} options={ways} value={form.by} onChange={(by) => change({ by })} />
      {form.by === 'amount' ? (
        <Field name="amount" label={say.amount} required span={12} hint={say.whatIsLeft(invoice.left)}>
          <DecimalInput prefix="₹" value={form.amount} onChange={(amount) => change({ amount })} />
        </Field>
      ) : (
        <>
          <p className="credit-hint">{invoice.left > 0 ? say.whatPieces : say.nothingLeft}</p>
          {left.map((line) => (
            <Field
              key={line.consignmentLineId}
              name={`lines.${line.consignmentLineId}`}
              label={line.name}
              hint={say.piecesLeft(groupedPieces(line.quantity), formatRupees(line.taxable))}
              span={12}
            >
              <QuantityInput
                value={piecesOf(form, line)}
                onChange={(quantity) => change({ pieces: { ...form.pieces, [line.consignmentLineId]: quantity } })}
              />
            </Field>
          ))}
        </>
      )}
    </>
  );
}
