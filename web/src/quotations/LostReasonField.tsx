import { lifeMessages } from '@vikray/contract/quotations/life-messages.ts';
import { Field } from '../ui/field/Field.tsx';
import { useLostReasons } from '../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';

/** Why several quotations are lost: the number of a reason as text, blank for none yet. */
export function LostReasonField({ value, onChange }: { readonly value: string; readonly onChange: (entered: string) => void }) {
  return (
    <Field name="lostReason" label={lifeMessages.lostReason} required>
      <LookupSelect
        list={useLostReasons()}
        value={value === '' ? undefined : Number(value)}
        onChange={(reason) => onChange(String(reason))}
      />
    </Field>
  );
}
