import { printedCompany, printedContact, printedCustomer } from '@vikray/contract/quotations/printed-parties.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import { useState } from 'react';
import type { CallFailure } from '../../platform/call-failure.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { VersionConflict } from '../../ui/forms/VersionConflict.tsx';
import { isSame } from '../../ui/forms/merge-edits.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { DraftsAbove } from '../drafts/DraftsAbove.tsx';
import { PreservedDraft } from '../drafts/PreservedDraft.tsx';
import { useChosenParties } from './party-queries.ts';
import type { QuotationForm } from './quotation-form.ts';
import type { QuotationChange } from './quotation-change.ts';
import { QuotationBuilder } from './QuotationBuilder.tsx';
import { ReviseInstead } from './ReviseInstead.tsx';
import type { useQuotationChange } from './use-quotation-change.ts';

interface ChangedQuotationProps {
  readonly title: string;
  readonly operation: 'UpdateQuotation' | 'AddQuotationRevision';
  readonly changes: QuotationChange;
  readonly entries: ReturnType<typeof useQuotationChange>;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  readonly refusal: CallFailure | undefined;
}

/** The builder with a quotation that is edited or revised. */
export function ChangedQuotation({ title, operation, changes, entries, onSubmit, ...submit }: ChangedQuotationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const printsOthers = usePrintsOthers(entries.form, changes.quotation);
  const isUnchanged = entries.isUnchanged && !printsOthers;
  const { draft, form, termsNote, changedByBoth, isLoadingAgain, loadAgain } = entries;
  return (
    <>
      <PageHeading title={title} tag={<StatusTag status={statusWord(changes.quotation)} />} />
      <SubmitRight of={operation} />
      <VersionConflict
        refusal={submit.refusal}
        version={form.origin?.version}
        changedByBoth={changedByBoth}
        isLoading={isLoadingAgain}
        onLoadAgain={loadAgain}
      />
      {submit.refusal?.code === 'QuotationClosed' && (
        <ReviseInstead quotationId={changes.quotation.quotationId} onRevise={entries.reviseInstead} />
      )}
      <PreservedDraft refusal={submit.refusal} state={draft.state} />
      <DraftsAbove draft={draft} />
      <QuotationBuilder
        draft={draft}
        form={form}
        termsNote={termsNote}
        changes={changes}
        {...submit}
        isFilled
        onSubmit={() => (isUnchanged ? setIsAsking(true) : onSubmit())}
        isBusy={submit.isBusy || isLoadingAgain}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={say.unchangedTitle}
        sentence={say.unchanged}
        record={<strong>{changes.quotation.number}</strong>}
        onYes={() => {
          setIsAsking(false);
          onSubmit();
        }}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}

/** Whether the records of the parties now print otherwise than in the quotation. The preview has read them. */
function usePrintsOthers(form: QuotationForm, quotation: Quotation): boolean {
  const { parties } = useChosenParties(form, quotation);
  if (!parties) return false;
  const now = { ...printedCompany(parties.company), ...printedCustomer(parties.customer), ...printedContact(parties.contact) };
  return !isSame({ ...quotation, ...now }, quotation);
}
