import { Link } from '@tanstack/react-router';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Note } from '../../ui/page/Note.tsx';
import { useCurrentRevision } from '../revisions/use-current-revision.ts';

/** Says why a quotation no longer holds: replaced, expired or lost. Nothing for any other one. */
export function EndOfQuotation({ quotation }: { readonly quotation: Quotation }) {
  const { shownStatus, supersededById, validUntil, lostReason } = quotation;
  const current = useCurrentRevision(quotation);
  if (shownStatus === 'Expired') return <Note kind="warning" title={say.wasValidUntil(slashedDate(validUntil))} />;
  if (shownStatus === 'Lost') return <Note kind="info" title={say.wasLost(lostReason)} />;
  if (shownStatus !== 'Superseded' || supersededById === null) return null;
  const link = (
    <Link to="/viewquotation" search={{ id: current?.quotationId ?? supersededById }} className="unbroken">
      {current?.number ?? say.laterRevision}
    </Link>
  );
  return (
    <Note
      kind="warning"
      title={
        <>
          {say.replacedBy} {link}
        </>
      }
    />
  );
}
