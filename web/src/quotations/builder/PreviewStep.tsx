import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { preparerOf, printedPreparer } from '@vikray/contract/quotations/printed-parties.ts';
import { useLogin } from '../../platform/login.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../../ui/forms/CheckedDisclaimer.tsx';
import { EmptyState } from '../../ui/lists/EmptyState.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { QuotationSheetSkeleton } from '../view/QuotationSheetSkeleton.tsx';
import { useChosenParties } from './party-queries.ts';
import { FirstUserNote } from './FirstUserNote.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { changedNumber, type QuotationChange } from './quotation-change.ts';
import type { QuotationForm } from './quotation-form.ts';
import { blankTerms } from './term-categories.ts';
import { noNumber, type PrintedHead } from './quotation-preview.ts';

interface PreviewStepProps {
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
  readonly changes: QuotationChange | undefined;
}

/** The quotation as it will print, what a revision needs, and the disclaimer. */
export function PreviewStep({ form, bind, changes }: PreviewStepProps) {
  const head = usePrintedHead(changes);
  const { parties, isFailed, retry } = useChosenParties(form, changes?.quotation);
  if (isFailed) {
    return (
      <EmptyState sentence={messages.somethingWentWrong}>
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    );
  }
  if (!parties) return <QuotationSheetSkeleton />;
  const blank = blankTerms(form.terms);
  return (
    <PreviewSheet form={form} parties={parties} head={head} changed={changes?.quotation}>
      {!changes && <FirstUserNote />}
      {changes?.Fields && <changes.Fields bind={bind} />}
      {blank.length > 0 && <Note kind="warning" title={say.termsPrintDash(blank)} />}
      <CheckedDisclaimer {...bind('disclaimer')} />
    </PreviewSheet>
  );
}

/** A change keeps the preparer of its quotation. The server gives a new quotation its number. */
function usePrintedHead(changes: QuotationChange | undefined): PrintedHead {
  const user = useLogin();
  if (!changes) return { number: noNumber, ...printedPreparer(user) };
  return { number: changedNumber(changes), ...printedPreparer(preparerOf(changes.quotation)) };
}
