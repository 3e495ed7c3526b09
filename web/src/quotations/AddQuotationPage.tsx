import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SubmitRight } from '../ui/SubmitRight.tsx';
import { savedNumber } from '../ui/record-ways.ts';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { Wizard } from '../ui/Wizard.tsx';
import { issuerChoice } from './BasicInformationStep.tsx';
import { emptyQuotation, newQuotationOf, type QuotationForm } from './quotation-form.ts';
import { refreshQuotations, useGstPercents, useOnlyIssuer } from './quotation-queries.ts';
import { quotationSteps } from './quotation-steps.tsx';
import { quotationWays } from './quotation-ways.ts';

/** Makes quotations one after the other: after each, an empty wizard stands there again. */
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
  const { form: entered, change, clear, broughtBack, wizard } = useDraft('add-quotation', emptyQuotation(today()));
  const form = useDefaults(entered);
  const add = useSubmit('AddQuotation');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newQuotationOf(form, login));
    if (!added) return;
    void refreshQuotations();
    clear();
    onAdded();
    const quotationId = added[0]?.quotationId;
    if (quotationId === undefined) return notify.success(say.generated);
    const number = await savedNumber(call('GetQuotation', { quotationId }));
    notify.success(say.generated, { about: number, ways: quotationWays({ quotationId, status: 'Open' }) });
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <Wizard {...wizard} steps={quotationSteps({ form, change })} onSubmit={() => void submit()} isBusy={add.isBusy} refusal={add.refusalOf(form)} />
    </>
  );
}

/** What is chosen until the user chooses: the only issuing company there is, and the first of the tax percentages. */
function useDefaults(form: QuotationForm): QuotationForm {
  const onlyIssuer = useOnlyIssuer();
  const firstPercent = useGstPercents().data?.[0]?.value;
  return {
    ...form,
    company: form.company === undefined && onlyIssuer ? issuerChoice(onlyIssuer) : form.company,
    gstPercent: form.gstPercent ?? firstPercent,
    gstServiceChargePercent: form.gstServiceChargePercent ?? firstPercent,
  };
}
