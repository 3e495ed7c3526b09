import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import type { Terms } from './quotation-form.ts';

import './terms-step.css';
import { TermSelect } from './TermSelect.tsx';

interface TermsStepProps {
  readonly terms: Terms;
  /** The number of the quotation whose terms are proposed; undefined once the user has changed one. */
  readonly proposedAsIn: string | undefined;
  /** A hint about the validity term. */
  readonly aboutValidity: string | undefined;
  readonly onChange: (terms: Terms) => void;
}

/** A text or none for each category of term. */
export function TermsStep({ terms, proposedAsIn, aboutValidity, onChange }: TermsStepProps) {
  return (
    <>
      {proposedAsIn !== undefined && <p className="terms-proposed">{unbreakableNumbers(say.proposedTerms(proposedAsIn))}</p>}
      <FieldGrid>
        {printedTerms.map(([field, category]) => (
          <Field key={field} name={field} label={category} hint={field === 'validity' ? aboutValidity : undefined} span={12}>
            <TermSelect category={category} value={terms[field]} onChange={(text) => onChange({ ...terms, [field]: text })} />
          </Field>
        ))}
      </FieldGrid>
    </>
  );
}
