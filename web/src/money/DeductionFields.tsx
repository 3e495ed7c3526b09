import { deductionKinds, type DeductionKind } from '@vikray/contract/money/receipt-words.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import './mark-fields.css';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { useRights } from '../platform/rights.ts';
import type { ReceiptForm } from './receipt-form.ts';

interface DeductionFieldsProps {
  readonly deductions: ReceiptForm['deductions'];
  readonly onChange: (deductions: ReceiptForm['deductions']) => void;
}

/** These need the right to allow them. */
const allowed: ReadonlySet<DeductionKind> = new Set(['Discount', 'Penalty']);

/** What the payer kept back, by kind. It counts as received. */
export function DeductionFields({ deductions, onChange }: DeductionFieldsProps) {
  const mayAllow = useRights().has('Allow Deduction');
  return (
    <div className="deduction-fields">
      <FieldGrid>
        {deductionKinds
          .filter((kind) => mayAllow || !allowed.has(kind))
          .map((kind) => (
            <Field key={kind} name="deductions" label={kind} span={4}>
              <DecimalInput
                value={deductions[kind] ?? ''}
                onChange={(typed) => onChange({ ...deductions, [kind]: typed })}
                prefix="₹"
                maxDigits={11}
              />
            </Field>
          ))}
      </FieldGrid>
    </div>
  );
}
