import { deductionMessages as say } from '@vikray/contract/money/deduction-messages.ts';
import { newCertificate, type Deduction } from '@vikray/contract/money/deductions-operations.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshMoney } from './money-queries.ts';

interface CertificateModalProps {
  readonly deduction: Deduction;
  readonly onClose: () => void;
}

const { certificate, certificatedOn } = newCertificate.fields;
const entered = z.object({ certificate, certificatedOn });

/** Enters the certificate with which the payer proves the TDS, or corrects it. */
export function CertificateModal({ deduction, onClose }: CertificateModalProps) {
  const { deductionId, version, number, companyName, kind, amount } = deduction;
  const stored = { certificate: deduction.certificate, certificatedOn: deduction.certificatedOn || today() };
  const { form, change, isChanged, close } = useDialogDraft(`certificate-${deductionId}`, stored, onClose);
  const update = useSubmit('UpdateDeduction');
  const bind = binder(form, change);

  async function submit(): Promise<void> {
    const saved = await update.send(form, () => ({ deductionId, version, ...form }));
    void refreshMoney();
    if (!saved) return;
    notify.success(say.saved, { about: number });
    close();
  }

  return (
    <FormModal
      title={say.enter(number)}
      submitLabel="Save"
      check={() => firstMessage(form, entered)}
      fields={['certificate', 'certificatedOn']}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
      note={<p>{`${kind}, ${formatRupees(amount)}, ${companyName}`}</p>}
    >
      <Field name="certificate" label={say.certificate} required span={14}>
        <TextInput {...bind('certificate')} maxLength={40} />
      </Field>
      <Field name="certificatedOn" label={say.certificateDate} required span={10}>
        <DateInput {...blankableDay(bind('certificatedOn'))} latest={today()} />
      </Field>
    </FormModal>
  );
}
