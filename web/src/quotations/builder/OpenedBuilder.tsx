import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { messages } from '@vikray/contract/platform/messages.ts';
import { preservedDraftSentence } from '@vikray/contract/quotations/preserved-draft-messages.ts';
import { lifeMessages } from '@vikray/contract/quotations/life-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { obstacleFailures, obstacleTo, type Obstacle } from '@vikray/contract/quotations/quotation-obstacles.ts';
import { quotationType, type Quotation } from '@vikray/contract/quotations/quotation.ts';
import { CallFailure } from '../../platform/call-failure.ts';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { LeaveWithNotice } from '../../ui/page/LeaveWithNotice.tsx';
import { draftNameOf, type BuilderTask } from './builder-task.ts';
import { CopyQuotation } from './CopyQuotation.tsx';
import { EditQuotation } from './EditQuotation.tsx';
import { useOpenedQuotation } from './opened-queries.ts';
import { useQuotationRevisions } from '../revisions/revision-queries.ts';
import { draftsOf } from '../drafts/replaced-drafts.ts';
import { ReviseQuotation } from './ReviseQuotation.tsx';

interface OpenedBuilderProps {
  readonly task: BuilderTask;
}

/** Opens the builder with a quotation. Where its state forbids the change, the page of the quotation says why. */
export function OpenedBuilder({ task }: OpenedBuilderProps) {
  const { data: opened, error, refetch } = useOpenedQuotation(task);
  if (opened === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/quotationlist" replace />
      </LeaveWithNotice>
    );
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
  if (obstacle) return <ImpossibleChange quotation={quotation} obstacle={obstacle} />;
  const reload = async () => (await refetch()).data ?? undefined;
  return task.kind === 'edit' ? <EditQuotation {...common} reload={reload} /> : <ReviseQuotation {...common} reload={reload} />;
}

interface ImpossibleChangeProps {
  readonly quotation: Quotation;
  readonly obstacle: Obstacle;
}

/**
 * Says what keeps the quotation from being changed, and goes to its page. The sentence of a superseded revision names the current one. The
 * owner of a draft also reads how to continue it.
 */
function ImpossibleChange({ quotation: { quotationId }, obstacle }: ImpossibleChangeProps) {
  const isReplaced = obstacle === 'QuotationReplaced';
  const kept = preservedDraftSentence(obstacle);
  const { data: revisions, isLoading } = useQuotationRevisions(isReplaced ? quotationId : undefined);
  const drafts = useQuery({ ...draftsOf([quotationId]), enabled: kept !== undefined });
  if (isLoading || drafts.isLoading) return <WizardSkeleton />;
  const current = revisions?.[0]?.number ?? lifeMessages.laterRevision;
  const why = isReplaced ? say.replacedBy(current) : obstacleFailures[obstacle].message;
  return (
    <LeaveWithNotice sentence={drafts.data?.length ? `${why} ${kept}` : why}>
      <Navigate to="/viewquotation" search={{ id: quotationId }} replace />
    </LeaveWithNotice>
  );
}
