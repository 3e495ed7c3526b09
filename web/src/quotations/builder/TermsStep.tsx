import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { useTerms } from '../part-queries.ts';
import { hasAny } from './proposed-terms.ts';
import type { QuotationForm, Terms } from './quotation-form.ts';
import './terms-step.css';
import { TermSelect } from './TermSelect.tsx';

/** Only those who may edit companies load it. */
const MakeStandardTerms = lazyPart(async () => ({ default: (await import('./MakeStandardTerms.tsx')).MakeStandardTerms }));

interface TermsStepProps {
  readonly form: Pick<QuotationForm, 'company' | 'terms'>;
  /** Where the proposed terms come from; undefined once the user has changed one. */
  readonly termsNote: string | undefined;
  /** A hint about the validity term. */
  readonly aboutValidity: string | undefined;
  readonly onChange: (terms: Terms) => void;
}

/** A text or none for each category of term. A blank one is marked, because it prints as a dash. */
export function TermsStep({ form: { company, terms }, termsNote, aboutValidity, onChange }: TermsStepProps) {
  const hasNoTerms = useTerms().data?.length === 0 && !hasAny(terms);
  return (
    <>
      {hasNoTerms && (
        <Note
          kind="info"
          title={say.addTermsFirst}
          action={
            <IfAllowed to="AddTerm">
              <ButtonLink to="/addterms">Add Terms</ButtonLink>
            </IfAllowed>
          }
        />
      )}
      {termsNote !== undefined && <p className="terms-proposed">{unbreakableNumbers(termsNote)}</p>}
      <FieldGrid>
        {printedTerms.map(([field, category]) => (
          <Field key={field} name={field} label={category} hint={field === 'validity' ? aboutValidity : undefined} span={12}>
            <TermSelect category={category} value={terms[field]} onChange={(text) => onChange({ ...terms, [field]: text })} />
          </Field>
        ))}
      </FieldGrid>
      {company && (
        <IfAllowed to="UpdateStandardTerms">
          <Suspense>
            <MakeStandardTerms companyId={company.value} terms={terms} />
          </Suspense>
        </IfAllowed>
      )}
    </>
  );
}
