import { chequeMayChange } from '@vikray/contract/money/cheque-state.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
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

interface ChequeModalProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

const days = { depositedOn: 'Deposited', clearedOn: 'Cleared', bouncedOn: 'Bounced' } as const;

/** Says that a cheque was deposited, cleared or bounced. */
export function ChequeModal({ receipt, onClose }: ChequeModalProps) {
  const { receiptId, version, number, depositedOn, clearedOn, bouncedOn, bounceReason } = receipt;
  const stored = { depositedOn, clearedOn, bouncedOn, bounceReason };
  const { form, change, isChanged, close } = useDialogDraft(`cheque-${receiptId}`, stored, onClose);
  const bind = binder(form, change);
  const update = useSubmit('UpdateCheque');

  async function submit(): Promise<void> {
    const changed = await update.send(form, () => ({ receiptId, version, ...form }));
    void refreshMoney();
    if (!changed) return;
    notify.success(say.saved, { about: number });
    close();
  }

  return (
    <FormModal
      title={`Cheque of ${number}`}
      submitLabel="Save"
      check={() =>
        chequeMayChange({ ...receipt, isVoid: false }, form, today()) ? undefined : { field: 'depositedOn', message: say.checkChequeDates }
      }
      fields={[...Object.keys(days), 'bounceReason']}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      {(['depositedOn', 'clearedOn', 'bouncedOn'] as const).map((name) => (
        <Field key={name} name={name} label={days[name]} span={8}>
          <DateInput {...blankableDay(bind(name))} latest={today()} />
        </Field>
      ))}
      {form.bouncedOn !== '' && (
        <Field name="bounceReason" label="Reason of the Bank">
          <TextInput {...bind('bounceReason')} maxLength={200} />
        </Field>
      )}
    </FormModal>
  );
}
