import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { creditReasons } from '@vikray/contract/credit-notes/credit-note-words.ts';
import type { BillToCredit } from '@vikray/contract/credit-notes/credit-note.ts';
import { lastDayOfCredit } from '@vikray/contract/credit-notes/last-day-of-credit.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { pdfAction } from '../ui/page/notice-actions.ts';
import './credit-note.css';
import { creditNoteFailure, creditNoteOf, emptyCreditNote, type CreditNoteForm } from './credit-note-form.ts';
import { refreshCreditNotes, useBillSearch, useCreditable } from './credit-note-queries.ts';
import { CreditedGoods } from './CreditedGoods.tsx';

interface AddCreditNoteModalProps {
  /** The return or the bill that the page was opened for, if any. */
  readonly returnId: number | undefined;
  readonly billId: number | undefined;
  readonly onClose: () => void;
}

const reasons = creditReasons.map((reason) => ({ value: reason, label: reason }));

/** Credits an invoice: which one, when and why, and what of it. A return proposes its pieces. */
export function AddCreditNoteModal({ returnId, billId, onClose }: AddCreditNoteModalProps) {
  const untouched = emptyCreditNote(returnId !== undefined);
  const [form, setForm] = useState(untouched);
  const [chosen, setChosen] = useState<number | undefined>(billId);
  const [isChanged, setIsChanged] = useState(false);
  const ofReturn = useCreditable(returnId === undefined ? {} : { returnId });
  const ofBill = useCreditable(chosen === undefined || returnId !== undefined ? {} : { billId: chosen });
  const invoices = returnId === undefined ? ofBill : ofReturn;
  const invoice = invoices?.find((each) => each.billId === chosen) ?? invoices?.[0];
  const bills = useBillSearch();
  const adding = useSubmit('AddCreditNote');
  const change = (changed: Partial<CreditNoteForm>) => {
    setIsChanged(true);
    setForm({ ...form, ...changed });
  };
  const bind = binder(form, change);
  const choose = (choice: Choice | undefined) => {
    setIsChanged(true);
    setChosen(choice?.value);
    setForm({ ...form, pieces: {} });
  };

  async function submit(): Promise<void> {
    if (!invoice) return;
    const [added] = (await adding.send([form, invoice.billId], () => creditNoteOf(form, invoice, returnId))) ?? [];
    // Also when refused: less may be left than is shown.
    void refreshCreditNotes();
    if (!added) return;
    const pdf = pdfAction(`/api/creditnotes/${added.creditNoteId}/creditnote.pdf`, printingMessages.pdfFailed);
    notify.success(say.added(added.number), { about: invoice.invoiceNumber, actions: [pdf] });
    const next = ofReturn?.find((each) => each.billId !== invoice.billId && each.billId > invoice.billId);
    if (!next) return onClose();
    setChosen(next.billId);
    setForm({ ...untouched, date: form.date });
    setIsChanged(false);
  }

  const isLate = invoice !== undefined && (form.date ?? '') > lastDayOfCredit(invoice.invoiceDate);
  return (
    <FormModal
      title={say.add}
      width={640}
      submitLabel={say.add}
      isChanged={isChanged}
      check={() => creditNoteFailure(form, invoice)}
      fields={['billId', 'date', 'reason', 'number', 'amount', ...(invoice?.lines ?? []).map((line) => `lines.${line.consignmentLineId}`)]}
      refusal={adding.refusalOf([form, invoice?.billId])}
      isBusy={adding.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="billId" label={say.invoice} required hint={invoice && say.whoseLeft(invoice.companyName, invoice.left)}>
        {returnId === undefined ? (
          <SearchSelect search={bills} choiceOf={billChoice} value={invoice && billChoice(invoice)} onChange={choose} />
        ) : (
          <OptionSelect
            options={(ofReturn ?? []).map((each) => ({ value: each.billId, label: billChoice(each).label }))}
            value={invoice?.billId}
            onChange={(value) => choose({ value, label: '' })}
          />
        )}
      </Field>
      <Field name="date" label="Date" required span={8} hint={isLate ? say.hint.late(lastDayOfCredit(invoice.invoiceDate)) : undefined}>
        <DateInput {...bind('date')} latest={today()} />
      </Field>
      <Field name="reason" label="Reason" required span={8}>
        <OptionSelect {...bind('reason')} options={reasons} />
      </Field>
      {invoice?.numbersItself === 'No' && (
        <Field name="number" label="Number" required span={8}>
          <TextInput {...bind('number')} maxLength={16} />
        </Field>
      )}
      {invoice && <CreditedGoods invoice={invoice} form={form} change={change} />}
      {returnId !== undefined && ofReturn?.length === 0 && <p className="credit-hint">{say.nothingToCredit}</p>}
    </FormModal>
  );
}

function billChoice({ billId, invoiceNumber, invoiceDate, companyName, companyForName, total }: BillToCredit): Choice {
  return {
    value: billId,
    label: `${invoiceNumber} of ${dashedDate(invoiceDate)}`,
    detail: `${companyName} · ${companyForName} · ${formatRupees(total)}`,
  };
}
