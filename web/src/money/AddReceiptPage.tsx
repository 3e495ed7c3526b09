import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { useRef } from 'react';
import { today } from '../platform/today.ts';
import { notify } from '../platform/notify.tsx';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { pdfAction } from '../ui/page/notice-actions.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { FormSection, FormSheet } from '../ui/forms/FormSheet.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { DeductionFields } from './DeductionFields.tsx';
import { MarkFields } from './MarkFields.tsx';
import { hintsOf, refreshMoney } from './money-queries.ts';
import { emptyReceipt, receiptFailure, receiptOf, receivedOf, type ReceiptForm } from './receipt-form.ts';
import { ReceiptFields } from './ReceiptFields.tsx';

const fields = ['customerId', 'companyId', 'amount', 'mode', 'reference', 'chequeDate', 'receivedOn', 'deductions', 'marks'];

/** A receipt, entered by Enter alone; below it what is open, so that its parts can be marked. */
export function AddReceiptPage({ preset = {} }: { readonly preset?: Partial<ReceiptForm> }) {
  const { form, change, clear, broughtBack } = useDraft('add-receipt', { ...emptyReceipt(today()), ...preset });
  const add = useDraftSubmit('add-receipt', 'AddReceipt');
  const maySee = useAllowed('GetReceiptDetails');
  const payment = useRef<HTMLDivElement>(null);

  async function save(): Promise<void> {
    const [added] = (await add.send(form, () => receiptOf(form))) ?? [];
    if (!added) return;
    const pdf = pdfAction(`/api/receipts/${added.receiptId}/receipt.pdf`, printingMessages.pdfFailed);
    notify.success(say.added(added.number), { actions: [pdf] });
    clear();
    void refreshMoney();
    if (maySee) for (const hint of await hintsOf(added.receiptId)) notify.warning(hint);
  }

  return (
    <>
      <PageHeading title={say.addTitle} />
      <SubmitRight of="AddReceipt" />
      <UnsavedChanges of={broughtBack} />
      <FormSheet
        title={say.addTitle}
        submitLabel={say.addReceipt}
        check={() => receiptFailure(form)}
        fields={fields}
        refusal={add.refusalOf(form)}
        isBusy={add.isBusy}
        onSubmit={() => void save()}
      >
        <FormSection title={say.payment}>
          <div ref={payment}>
            <ReceiptFields form={form} change={change} />
            <FocusAtOnce target={payment} first="input" />
          </div>
        </FormSection>
        <FormSection title={say.meantFor}>
          <MarkFields
            account={
              form.customer && form.companyId !== undefined ? { customerId: form.customer.value, companyId: form.companyId } : undefined
            }
            received={receivedOf(form)}
            marks={form.marks}
            onChange={(marks) => change({ marks })}
          />
        </FormSection>
        <FormSection title={say.deductions}>
          <DeductionFields deductions={form.deductions} onChange={(deductions) => change({ deductions })} />
        </FormSection>
      </FormSheet>
    </>
  );
}
