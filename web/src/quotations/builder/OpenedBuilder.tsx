import { Navigate } from '@tanstack/react-router';
import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { obstacleFailures, obstacleTo } from '@vikray/contract/quotations/quotation-obstacles.ts';
import { quotationType } from '@vikray/contract/quotations/quotation.ts';
import { useEffect, type ReactNode } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { draftNameOf, type BuilderTask } from './builder-task.ts';
import { CopyQuotation } from './CopyQuotation.tsx';
import { EditQuotation } from './EditQuotation.tsx';
import { useOpenedQuotation } from './opened-queries.ts';
import { ReviseQuotation } from './ReviseQuotation.tsx';

interface OpenedBuilderProps {
  readonly task: BuilderTask;
}

/** Opens the builder with a quotation. Where its state forbids the change, the page of the quotation says why. */
export function OpenedBuilder({ task }: OpenedBuilderProps) {
  const { data: opened, error, refetch } = useOpenedQuotation(task);
  if (opened === null) return <Refused sentence={say.notFound} to={<Navigate to="/quotationlist" replace />} />;
  if (!opened) {
    const sentence = error instanceof CallFailure ? error.message : messages.somethingWentWrong;
    return (
      <>
        <PageHeading title={quotationType} />
        {error ? <ListFailure sentence={sentence} retry={() => void refetch()} /> : <WizardSkeleton />}
      </>
    );
  }
  const common = { draftName: draftNameOf(task), opened };
  if (task.kind === 'copy') return <CopyQuotation {...common} />;
  const { quotation } = opened;
  const obstacle = obstacleTo(task.kind, quotation);
  if (obstacle) {
    const page = <Navigate to="/viewquotation" search={{ id: quotation.quotationId }} replace />;
    return <Refused sentence={obstacleFailures[obstacle].message} to={page} />;
  }
  const reload = async () => (await refetch()).data ?? undefined;
  return task.kind === 'edit' ? <EditQuotation {...common} reload={reload} /> : <ReviseQuotation {...common} reload={reload} />;
}

/** Says why the builder cannot open, and goes to another page. */
function Refused({ sentence, to }: { readonly sentence: string; readonly to: ReactNode }) {
  useEffect(() => notify.warning(sentence), [sentence]);
  return to;
}
