import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import type { AnswerOf } from '@vikray/contract/operations.ts';
import { Suspense, useState } from 'react';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';
import '../ui/forms/entry-list.css';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { ChequeModal } from './ChequeModal.tsx';
import { MarksModal } from './MarksModal.tsx';
import { RefundModal } from './RefundModal.tsx';
import { useReceipt } from './money-queries.ts';
import './view-receipt.css';
import { VoidReceiptModal } from './VoidReceiptModal.tsx';

/** A receipt in full: what came, what was kept back, what it is for, and what may still be done with it. */
export function ViewReceipt({ receiptId }: { readonly receiptId: number }) {
  const { data, error, refetch } = useReceipt(receiptId);
  const [opened, setOpened] = useState<'marks' | 'cheque' | 'refund' | 'void'>();
  const close = () => setOpened(undefined);
  const [receipt] = data?.data ?? [];
  if (!data || !receipt) {
    return (
      <>
        <PageHeading title={say.viewTitle} />
        {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <span className="skeleton" />}
      </>
    );
  }
  const isOpen = receipt.isVoid === 'No';
  return (
    <>
      <PageHeading
        title={say.viewTitle}
        note={receipt.number}
        tag={receipt.chequeState !== '' && <StatusTag status={receipt.chequeState} />}
      >
        <ExportButton
          isLabelled
          address={`/api/receipts/${receiptId}/receipt.pdf`}
          label={receipt.number}
          failed={printingMessages.pdfFailed}
        />
        {isOpen && (
          <>
            <IfAllowed to="UpdateReceiptMarks">
              <Button onClick={() => setOpened('marks')}>Change Marks</Button>
            </IfAllowed>
            {receipt.mode === 'Cheque' && (
              <IfAllowed to="UpdateCheque">
                <Button onClick={() => setOpened('cheque')}>Cheque</Button>
              </IfAllowed>
            )}
            <IfAllowed to="AddRefund">
              <Button onClick={() => setOpened('refund')}>{say.payBack}</Button>
            </IfAllowed>
            {receipt.chequeState !== 'Bounced' && (
              <IfAllowed to="VoidReceipt">
                <Button isDanger onClick={() => setOpened('void')}>
                  Void
                </Button>
              </IfAllowed>
            )}
          </>
        )}
      </PageHeading>
      {data.hints.map((hint) => (
        <Note key={hint} kind="info" title={hint} />
      ))}
      <section className="receipt-sheet">
        <Facts facts={factsOf(receipt)} />
        <MarkTable data={data} />
      </section>
      <Suspense>
        {opened === 'marks' && <MarksModal receipt={receipt} marks={data.marks} onClose={close} />}
        {opened === 'refund' && <RefundModal receipt={receipt} deals={dealsOf(data)} onClose={close} />}
        {opened === 'cheque' && <ChequeModal receipt={receipt} onClose={close} />}
        {opened === 'void' && <VoidReceiptModal receipt={receipt} onClose={close} />}
      </Suspense>
    </>
  );
}

function dealsOf({ marks }: Details) {
  const deals = new Map(marks.flatMap(({ dealId, number }) => (dealId === null ? [] : [[dealId, { dealId, number }] as const])));
  return [...deals.values()];
}

type Details = AnswerOf<'GetReceiptDetails'>;
type Receipt = Details['data'][number];

function factsOf(receipt: Receipt) {
  const cheque = [
    { label: 'Cheque Date', text: dashedDate(receipt.chequeDate) },
    { label: 'Bank', text: receipt.bank },
    { label: 'Deposited', text: dashedDate(receipt.depositedOn) },
    { label: 'Cleared', text: dashedDate(receipt.clearedOn) },
    { label: 'Bounced', text: [dashedDate(receipt.bouncedOn), receipt.bounceReason].filter(Boolean).join(': ') },
  ];
  return [
    { label: 'Customer', text: receipt.companyName },
    { label: 'Company', text: receipt.companyForName },
    { label: 'Amount', text: formatRupees(receipt.amount) },
    { label: 'Date of Receipt', text: dashedDate(receipt.receivedOn) },
    { label: 'Mode', text: receipt.mode },
    { label: 'Reference', text: receipt.reference },
    ...(receipt.mode === 'Cheque' ? cheque : []),
    ...(receipt.isVoid === 'Yes' ? [{ label: 'Void', text: receipt.voidReason }] : []),
    { label: 'Remark', text: receipt.remark },
    { label: 'Updated By', text: unbreakableNumbers(`${receipt.updatedBy}, ${dashedDate(dateAt(receipt.updatedOn))}`) },
  ];
}

/** What the receipt is for, with what was kept back, and what is on account. */
function MarkTable({ data: { data, marks, deductions } }: { readonly data: Details }) {
  const [receipt] = data;
  const left = receipt ? receipt.amount + receipt.deducted - receipt.marked : 0;
  return (
    <table className="entry-list" aria-label={say.meantFor}>
      <thead>
        <tr>
          <th>{say.meantFor}</th>
          <th className="entry-figure">Amount</th>
        </tr>
      </thead>
      <tbody>
        {marks.map(({ billId, number, amount }, index) => (
          <tr key={index}>
            <td>{unbreakableNumbers(billId === null ? `Deal ${number}` : number === '' ? 'Charge' : `Invoice ${number}`)}</td>
            <td className="entry-figure">{formatRupees(amount)}</td>
          </tr>
        ))}
        {left > 0 && (
          <tr>
            <td>On account</td>
            <td className="entry-figure">{formatRupees(left)}</td>
          </tr>
        )}
        {deductions.map(({ deductionId, kind, amount }) => (
          <tr key={`deduction ${deductionId}`}>
            <td>of this {kind}</td>
            <td className="entry-figure">{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
