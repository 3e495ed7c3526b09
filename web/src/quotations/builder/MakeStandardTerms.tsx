import type { Company } from '@vikray/contract/companies/company.ts';
import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { refresh } from '../../platform/queries.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { useIssuer } from '../part-queries.ts';
import { hasAny, standardOf } from './proposed-terms.ts';
import type { Terms } from './quotation-form.ts';

interface MakeStandardTermsProps {
  readonly companyId: number;
  readonly terms: Terms;
}

/** Makes the entered terms the standard terms of the issuing company. Nothing while they are, or while all are blank. */
export function MakeStandardTerms({ companyId, terms }: MakeStandardTermsProps) {
  const { data: company } = useIssuer(companyId);
  if (!company || !hasAny(terms) || areSame(terms, standardOf(company))) return null;
  return <MakeButton company={company} terms={terms} />;
}

/** Asks before it replaces others. */
function MakeButton({ company, terms }: { readonly company: Company; readonly terms: Terms }) {
  const { companyId, companyName, version } = company;
  const [isAsking, setAsking] = useState(false);
  const save = useSubmit('UpdateStandardTerms');

  async function make(): Promise<void> {
    const all = Object.fromEntries(printedTerms.map(([field]) => [field, terms[field] ?? '']));
    const saved = await save.send({ version, all }, () => ({ companyId, version, ...all }));
    setAsking(false);
    if (saved) notify.success(say.standardNow(companyName));
    void refresh('GetCompanyList');
  }

  return (
    <div className="terms-standard">
      <Button isBusy={save.isBusy} onClick={() => (hasAny(standardOf(company)) ? setAsking(true) : void make())}>
        {say.makeStandard(companyName)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say.replaceStandardTitle}
        sentence={say.replaceStandard}
        record={<strong>{companyName}</strong>}
        isBusy={save.isBusy}
        onYes={() => void make()}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}

function areSame(one: Terms, other: Terms): boolean {
  return printedTerms.every(([field]) => (one[field] ?? '') === (other[field] ?? ''));
}
