import { Navigate } from '@tanstack/react-router';
import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { CallFailure } from '../../platform/call-failure.ts';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { LeaveWithNotice } from '../../ui/page/LeaveWithNotice.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { draftNameOf } from '../builder/builder-task.ts';
import { useOpenedQuotation } from '../builder/opened-queries.ts';
import { QuickQuotation } from './QuickQuotation.tsx';

interface QuickCopyProps {
  readonly quotationId: number;
  readonly onAdded: (quotationId: number | undefined) => void;
}

/** A quotation that begins with the contents of another one. */
export function QuickCopy({ quotationId, onAdded }: QuickCopyProps) {
  const task = { kind: 'copy', quotationId, isForOther: false } as const;
  const { data: opened, error, refetch } = useOpenedQuotation(task);
  if (opened === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/quickquotation" replace />
      </LeaveWithNotice>
    );
  if (!opened) {
    if (!error) return <WizardSkeleton />;
    return (
      <ListFailure sentence={error instanceof CallFailure ? error.message : messages.somethingWentWrong} retry={() => void refetch()} />
    );
  }
  return (
    <>
      <Note kind="info" title={say.copyOf(opened.quotation.number)} />
      {opened.leftOut.length > 0 && <Note kind="warning" title={say.leftOut(opened.leftOut.join(', '))} />}
      <QuickQuotation draftName={draftNameOf(task)} untouched={opened.form} onAdded={onAdded} />
    </>
  );
}
