import { useState } from 'react';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { EnquiryActions } from '../enquiries/public.ts';
import { DealOutcome } from '../follow-ups/public.ts';
import { CustomerAnswerNote, ShareButton } from '../quotation-links/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Seen } from '../ui/page/Seen.tsx';
import '../ui/page/record-actions.css';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './deal.css';
import { DealHead } from './DealHead.tsx';
import { DealLines } from './DealLines.tsx';
import { DealRecords } from './DealRecords.tsx';
import { NextStep } from './NextStep.tsx';

/** The lists that lead to a deal. */
const lists = [
  '/quotationlist',
  '/enquiries',
  '/followups',
  '/orderlist',
  '/dispatchlist',
  '/addorder',
  '/adddispatch',
  '/customerlist',
] as const;

/** A deal: the answer in one sentence, its lines, its documents and its timeline. It prints on one sheet. */
export function ShownDeal({ deal }: { readonly deal: Deal }) {
  const { number, enquiryNumber, dealState, lines } = deal;
  const current = deal.quotations.filter(({ supersededById }) => supersededById === null);
  const shared = current.find(({ shownStatus }) => isInForce(shownStatus));
  // Kept here, because the page has another next step once the quotation is sent.
  const [mailId, setMailId] = useState<number>();
  const isRenamed = enquiryNumber !== '' && enquiryNumber !== number;
  return (
    <>
      <Seen kind="deal" title={number} note={deal.companyName} page={`deal?id=${deal.dealId}`} />
      <PageHeading title={number} note={isRenamed ? enquiryNumber : undefined} tag={<StatusTag status={dealState} />}>
        <div className="record-actions">
          <BackToList to={lists} />
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
          {shared && <ShareButton quotation={shared} />}
          <EnquiryActions deal={deal} />
          <NextStep deal={deal} onSent={setMailId} />
        </div>
      </PageHeading>
      {current.map((quotation) => (
        <CustomerAnswerNote key={quotation.quotationId} quotation={quotation} dateText={dashedDate} />
      ))}
      <div className="deal">
        <DealHead deal={deal} />
        <DealLines lines={lines} />
        <DealRecords deal={deal} />
      </div>
      <DealOutcome deal={deal} mailId={mailId} onClose={() => setMailId(undefined)} />
    </>
  );
}
