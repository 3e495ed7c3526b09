import { companyGst } from '@vikray/contract/companies/company-gst.ts';
import { companyDetails } from '@vikray/contract/companies/company.ts';
import { standardTerms } from '@vikray/contract/companies/standard-terms.ts';
import type { CallFailure } from '../platform/call-failure.ts';
import { belongsTo } from '../ui/field/form-failure.tsx';
import type { StoredPlace } from '../ui/forms/address.ts';
import { FormSheet } from '../ui/forms/FormSheet.tsx';
import { Note } from '../ui/page/Note.tsx';
import { companyFailure, type CompanyForm } from './company-form.ts';
import { CompanySections } from './CompanySections.tsx';

interface CompanySheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: CompanyForm;
  readonly change: (changed: Partial<CompanyForm>) => void;
  /** The place as saved; absent for a new company. */
  readonly stored?: StoredPlace;
  /** The server's refusal of the last save, unless it is shown elsewhere. */
  readonly refusal: CallFailure | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** The names of the fields of a company. */
export const companyFields = Object.keys({ ...companyDetails, ...companyGst, ...standardTerms });

/** The form of a new or saved company. A refusal that concerns no field appears above it. */
export function CompanySheet({ form, change, stored, refusal, ...sheet }: CompanySheetProps) {
  const concernsNoField = refusal && refusal.status >= 400 && refusal.status < 500 && !belongsTo(refusal, companyFields);
  return (
    <>
      {concernsNoField && <Note kind="error" title={refusal.message} />}
      <FormSheet {...sheet} fields={companyFields} check={() => companyFailure(form)} refusal={refusal}>
        <CompanySections form={form} change={change} stored={stored} />
      </FormSheet>
    </>
  );
}
