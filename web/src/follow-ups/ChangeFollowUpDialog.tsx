import type { Deal } from '@vikray/contract/deals/deal.ts';
import { cadences, type Cadence } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, yearLater } from '@vikray/contract/platform/dates.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useServerSearch } from '../ui/inputs/server-search.ts';
import { refreshFollowUps } from './follow-up-queries.ts';
import { monthsFrom } from './months-from.ts';

interface ChangeFollowUpDialogProps {
  readonly deal: Deal;
  readonly onClose: () => void;
}

const fields = ['nextOn', 'cadence', 'ownerId', 'expectedMonth'] as const;

interface FollowUpForm {
  readonly nextOn: string | undefined;
  readonly cadence: Cadence;
  readonly owner: Choice | undefined;
  /** As shown: MM-YYYY, or that it is not known. */
  readonly expectedMonth: string;
}

/** Changes next date, cadence, owner and expected month of a deal. */
export function ChangeFollowUpDialog({ deal, onClose }: ChangeFollowUpDialogProps) {
  const { dealId, version, number } = deal;
  const [form, setForm] = useState<FollowUpForm>({
    nextOn: deal.nextOn === '' ? undefined : deal.nextOn,
    cadence: deal.cadence,
    owner: { value: deal.ownerId, label: deal.owner },
    expectedMonth: deal.expectedMonth === '' ? say.noMonth : dashedDate(deal.expectedMonth),
  });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const saving = useSubmit('UpdateFollowUp');
  const users = useServerSearch('GetUserNames');

  async function save(): Promise<void> {
    const { nextOn = '', cadence } = form;
    const expectedMonth = form.expectedMonth === say.noMonth ? '' : dashedDate(form.expectedMonth);
    const change = {
      dealId,
      version,
      ...(nextOn !== deal.nextOn && { nextOn }),
      ...(cadence !== deal.cadence && { cadence }),
      ...(form.owner && form.owner.value !== deal.ownerId && { ownerId: form.owner.value }),
      ...(expectedMonth !== deal.expectedMonth && { expectedMonth }),
    };
    const saved = await saving.send(form, () => change);
    // Also when refused: someone else has changed it.
    void refreshFollowUps();
    if (!saved) return;
    notify.success(say.changed, { about: number });
    onClose();
  }

  return (
    <FormModal
      title={say.changeFollowUp}
      submitLabel={say.save}
      closeLabel="Cancel"
      check={() => undefined}
      fields={fields}
      refusal={saving.refusalOf(form)}
      isBusy={saving.isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field name="nextOn" label={say.nextDate} span={12}>
        <DateInput {...bind('nextOn')} earliest={today()} latest={yearLater(today())} />
      </Field>
      <Field name="cadence" label={say.cadence} span={12} hint={say.steps[form.cadence]}>
        <ChoiceSelect {...bind('cadence')} choices={cadences} />
      </Field>
      <Field name="ownerId" label={say.owner} span={12}>
        <SearchSelect
          search={users}
          choiceOf={({ userId, name, designation }) => ({ value: userId, label: name, detail: designation })}
          {...bind('owner')}
        />
      </Field>
      <Field name="expectedMonth" label={say.expectedMonth} span={12}>
        <ChoiceSelect {...bind('expectedMonth')} choices={[say.noMonth, ...monthsFrom(today()).map(dashedDate)]} />
      </Field>
    </FormModal>
  );
}
