import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { savedNumber } from '../ui/page/notice-actions.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { issuerChoice } from './BasicInformationStep.tsx';
import { draftStatus } from './draft-status.ts';
import { DraftsAbove } from './DraftsAbove.tsx';
import { emptyQuotation, newQuotationOf, type QuotationForm } from './quotation-form.ts';
import { refreshQuotations, useGstPercents, useLastQuotationOf, useOnlyIssuer } from './quotation-queries.ts';
import { quotationSteps } from './quotation-steps.tsx';
import { quotationNoticeActions } from './quotation-notice-actions.ts';
import { blankTerms, termsOf } from './term-categories.ts';
import { useQuotationDraft } from './use-quotation-draft.ts';

/** Adds quotations one after the other: after each, the wizard starts empty again. */
export function AddQuotationPage() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add Quotation" />
      <SubmitRight of="AddQuotation" />
      <NewQuotation key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}

function NewQuotation({ onAdded }: { readonly onAdded: () => void }) {
  const login = useLogin();
  const draft = useQuotationDraft({ name: 'add-quotation', untouched: emptyQuotation(today()) });
  const { form: entered, change, wizard } = draft;
  const { form, proposedAsIn } = useDefaults(entered);
  const [isWarned, setIsWarned] = useState(false);
  const add = useSubmit('AddQuotation');

  async function submit(): Promise<void> {
    const added = await add.send(form, async () => ({ ...newQuotationOf(form, login), draftId: await draft.forSubmit() }));
    if (!added) return draft.resume();
    void refreshQuotations();
    void draft.end();
    onAdded();
    const quotationId = added[0]?.quotationId;
    if (quotationId === undefined) return notify.success(say.generated);
    const number = await savedNumber(call('GetQuotation', { quotationId }));
    notify.success(say.generated, { about: number, actions: quotationNoticeActions({ quotationId, status: 'Open' }) });
  }

  /** Warns once for each quotation: a term may be blank on purpose. */
  function warnOfBlankTerms(): void {
    const blank = blankTerms(form.terms);
    if (blank.length === 0 || isWarned) return;
    setIsWarned(true);
    notify.warning(say.blankTerms, { about: say.termsLeftBlank(blank) });
  }

  const steps = quotationSteps({ form, change, proposedAsIn, onTerms: warnOfBlankTerms });
  return (
    <>
      <DraftsAbove draft={draft} />
      <Wizard
        {...wizard}
        status={draftStatus(draft.state)}
        steps={steps}
        onSubmit={() => void submit()}
        isBusy={add.isBusy}
        refusal={add.refusalOf(form)}
      />
    </>
  );
}

/**
 * The form with its defaults until the user chooses: the issuing company if there is only one, the terms that it used last, and the first
 * tax percentage.
 */
function useDefaults(form: QuotationForm): { readonly form: QuotationForm; readonly proposedAsIn: string | undefined } {
  const onlyIssuer = useOnlyIssuer();
  const firstPercent = useGstPercents().data?.[0]?.value;
  const company = form.company === undefined && onlyIssuer ? issuerChoice(onlyIssuer) : form.company;
  const last = useLastQuotationOf(company?.value).data ?? undefined;
  const proposed = last && Object.keys(form.terms).length === 0 ? termsOf(last) : undefined;
  const proposesAny = Object.values(proposed ?? {}).some(Boolean);
  const withDefaults: QuotationForm = {
    ...form,
    company,
    terms: proposed ?? form.terms,
    gstPercent: form.gstPercent ?? firstPercent,
    gstServiceChargePercent: form.gstServiceChargePercent ?? firstPercent,
  };
  return { form: withDefaults, proposedAsIn: proposesAny ? last?.number : undefined };
}
