import { approvalMessages, queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { Approver } from '@vikray/contract/approvals/approval-reasons.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../../platform/login.ts';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { dialAddress } from '../../ui/page/contact-address.ts';
import { Note } from '../../ui/page/Note.tsx';
import { useQuotationRevisions } from '../revisions/revision-queries.ts';
import { QuotationDifference } from '../revisions/QuotationDifference.tsx';
import { useApprovalReasons, useHasLimits } from './approval-queries.ts';
import './approval-panel.css';
import { ReasonList } from './ReasonList.tsx';

/**
 * Why a pending quotation can or cannot be approved: what the approver asked to change, what is new since the last approved revision, what
 * the rules say, and who may approve. An office without limits sees only the first two.
 */
export function ApprovalPanel({ quotation }: { readonly quotation: Quotation }) {
  const { revision, returnedNote, returnedBy } = quotation;
  const hasLimits = useHasLimits();
  return (
    <>
      {returnedNote !== '' && <Note kind="warning" title={say.returnedBy(returnedBy)} description={returnedNote} />}
      {(revision > 0 || hasLimits) && (
        <section className="approval-panel" aria-label={say.panel}>
          <h2>{say.panel}</h2>
          {revision > 0 && <SinceLastApproved quotation={quotation} />}
          {hasLimits && <Judgement quotation={quotation} />}
        </section>
      )}
    </>
  );
}

/** What changed since the revision before, which was approved: only an approved quotation can be revised. */
function SinceLastApproved({ quotation }: { readonly quotation: Quotation }) {
  const { data } = useQuotationRevisions(quotation.quotationId);
  const before = data?.find(({ revision }) => revision < quotation.revision);
  return before ? <QuotationDifference older={before} newer={quotation} /> : null;
}

function Judgement({ quotation: { quotationId } }: { readonly quotation: Quotation }) {
  const isApprover = useAllowed('ReturnQuotation');
  const { data: evaluated } = useApprovalReasons(quotationId);
  if (!evaluated) return null;
  return (
    <>
      <ReasonList reasons={evaluated.data} isEvaluated={isApprover} />
      <Approvers approvers={evaluated.approvers} />
    </>
  );
}

/** Who may approve: the user, and everyone else with their telephone number. */
function Approvers({ approvers }: { readonly approvers: readonly Approver[] }) {
  const { officeMobile } = useLogin();
  const others = approvers.filter(({ mobile }) => mobile !== officeMobile);
  if (approvers.length === 0) return <p className="approval-nobody">{approvalMessages.nobody}</p>;
  return (
    <>
      {others.length < approvers.length && <p>{say.youMayApprove}</p>}
      {others.length > 0 && (
        <p>
          {say.canApprove}{' '}
          {others.map(({ name, mobile }, index) => (
            <span key={mobile}>
              {index > 0 && ', '}
              {name} (<a href={dialAddress(mobile)}>{mobile}</a>)
            </span>
          ))}
        </p>
      )}
    </>
  );
}
