import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import { SubmitRight } from '../../ui/forms/SubmitRight.tsx';
import { VersionConflict } from '../../ui/forms/VersionConflict.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { DraftsAbove } from '../drafts/DraftsAbove.tsx';
import { PreservedDraft } from '../drafts/PreservedDraft.tsx';
import type { QuotationChange } from './quotation-change.ts';
import { QuotationBuilder } from './QuotationBuilder.tsx';
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
export function ChangedQuotation({ title, operation, changes, entries, ...submit }: ChangedQuotationProps) {
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
      <PreservedDraft refusal={submit.refusal} state={draft.state} />
      <DraftsAbove draft={draft} />
      <QuotationBuilder
        draft={draft}
        form={form}
        termsNote={termsNote}
        changes={changes}
        {...submit}
        isBusy={submit.isBusy || isLoadingAgain}
      />
    </>
  );
}
