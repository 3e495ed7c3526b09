import { useRights } from '../../platform/rights.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { ParagraphInput } from '../../ui/inputs/TextInput.tsx';
import type { QuotationForm } from './quotation-form.ts';

interface RevisionFieldsProps {
  readonly bind: Bind<QuotationForm>;
}

/** Why the quotation is revised, and for users who may approve it, whether it is approved with the submit. */
export function RevisionFields({ bind }: RevisionFieldsProps) {
  const mayApprove = useRights().has('Approve Quotation');
  const { value, onChange } = bind('approvesAtOnce');
  return (
    <>
      <Field name="reason" label="Reason" required>
        <ParagraphInput {...bind('reason')} maxLength={300} />
      </Field>
      {mayApprove && (
        <Checkbox className="approve-at-once" checked={value} onChange={onChange}>
          Approve at once
        </Checkbox>
      )}
    </>
  );
}
