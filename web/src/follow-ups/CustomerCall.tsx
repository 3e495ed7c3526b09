import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { callTypes, maxDescription, outcomes, type CallOutcome, type CallType } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';

interface CustomerCallProps {
  readonly customer: { readonly customerId: number; readonly companyName: string };
  readonly people: readonly { readonly contactId: number; readonly name: string }[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface CallForm {
  readonly callType: CallType;
  readonly outcome: CallOutcome | undefined;
  readonly contactPersonId: number | undefined;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly nextOn: string | undefined;
}

/** Enters a call to a customer that is about none of its deals. */
export function CustomerCall({ customer: { customerId, companyName }, people, onSaved, onClose }: CustomerCallProps) {
  const draftName = `customer-call-${customerId}`;
  const untouched: CallForm = {
    callType: 'Phone',
    outcome: undefined,
    contactPersonId: people[0]?.contactId,
    description: '',
    nextOn: undefined,
  };
  const { form, change, isChanged, close } = useDialogDraft(draftName, untouched, onClose);
  const bind = binder(form, change);
  const adding = useDraftSubmit(draftName, 'AddSalesCall');

  async function submit(): Promise<void> {
    const { outcome, nextOn, ...rest } = form;
    if (outcome === undefined) return;
    if (!(await adding.send(form, () => ({ customerId, ...rest, outcome, nextOn: nextOn ?? '' })))) return;
    notify.success(say.saved, { about: companyName });
    close();
    onSaved();
  }

  return (
    <FormModal
      title={say.addCall}
      submitLabel={say.save}
      closeLabel="Cancel"
      check={() => (form.outcome === undefined ? { field: 'outcome', message: say.selectOutcome } : undefined)}
      fields={['contactPersonId', 'callType', 'outcome', 'description', 'nextOn']}
      refusal={adding.refusalOf(form)}
      isBusy={adding.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="contactPersonId" label="Contact Person" span={12}>
        <LookupSelect
          list={{
            data: people.map(({ contactId, name }) => ({ value: contactId, label: name })),
            isFetching: false,
            isError: false,
            refetch: () => undefined,
          }}
          value={form.contactPersonId}
          onChange={(contactPersonId) => change({ contactPersonId })}
        />
      </Field>
      <Field name="callType" label={say.callType} span={12}>
        <ChoiceSelect {...bind('callType')} choices={callTypes} />
      </Field>
      <Field name="outcome" label={say.outcome} required span={12}>
        <OptionSelect {...bind('outcome')} options={outcomes.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="nextOn" label={say.nextDate} span={12}>
        <DateInput {...bind('nextOn')} earliest={today()} latest={yearLater(today())} />
      </Field>
      <Field name="description" label={say.description}>
        <ParagraphInput {...bind('description')} maxLength={maxDescription} />
      </Field>
    </FormModal>
  );
}
