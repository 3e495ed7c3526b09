import type { Deal } from '@vikray/contract/deals/deal.ts';
import { cadences, type Cadence } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, yearLater } from '@vikray/contract/platform/dates.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useServerSearch } from '../ui/inputs/server-search.ts';
import { refreshFollowUps, reloadDeal } from './follow-up-queries.ts';
import { monthsFrom } from './months-from.ts';

interface ChangeFollowUpDialogProps {
  readonly deal: Deal;
  readonly onClose: () => void;
}

const fields = ['nextOn', 'cadence', 'ownerId', 'expectedMonth'] as const;

interface FollowUpForm {
  /** Blank if there is none. */
  readonly nextOn: string;
  readonly cadence: Cadence;
  readonly owner: Choice | undefined;
  /** As shown: MM-YYYY, or that it is not known. */
  readonly expectedMonth: string;
}

const labels: Readonly<Record<keyof FollowUpForm, string>> = {
  nextOn: say.nextDate,
  cadence: say.cadence,
  owner: say.owner,
  expectedMonth: say.expectedMonth,
};

function versionedOf({ version, nextOn, cadence, ownerId, owner, expectedMonth }: Deal): Versioned<FollowUpForm> {
  return {
    version,
    form: {
      nextOn,
      cadence,
      owner: { value: ownerId, label: owner },
      expectedMonth: expectedMonth === '' ? say.noMonth : dashedDate(expectedMonth),
    },
  };
}

/** What of a follow-up is changed. What stays is left out, because someone else may have changed it. */
function changesOf(base: FollowUpForm, { nextOn, cadence, owner, expectedMonth }: FollowUpForm) {
  return {
    ...(nextOn !== base.nextOn && { nextOn }),
    ...(cadence !== base.cadence && { cadence }),
    ...(owner && owner.value !== base.owner?.value && { ownerId: owner.value }),
    ...(expectedMonth !== base.expectedMonth && { expectedMonth: expectedMonth === say.noMonth ? '' : dashedDate(expectedMonth) }),
  };
}

/** Changes next date, cadence, owner and expected month of a deal. */
export function ChangeFollowUpDialog({ deal, onClose }: ChangeFollowUpDialogProps) {
  const { dealId, number } = deal;
  const edit = useDialogEdit({
    draftName: `follow-up-${dealId}`,
    saved: deal,
    versionedOf,
    reload: async () => reloadDeal(dealId),
    labels,
    onClose,
  });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  const saving = useSubmit('UpdateFollowUp');
  const users = useServerSearch('GetUserNames');

  async function save(): Promise<void> {
    const saved = await saving.send(edit.entries, () => ({ dealId, version, ...changesOf(edit.base, form) }));
    // Also when refused: someone else has changed it.
    void refreshFollowUps();
    if (!saved) return;
    notify.success(say.changed, { about: number });
    edit.close();
  }

  return (
    <FormModal
      title={say.changeFollowUp}
      submitLabel={say.save}
      closeLabel="Cancel"
      check={() => undefined}
      fields={fields}
      {...edit.shownOf(saving)}
      onSubmit={() => void save()}
      onClose={edit.close}
    >
      <Field name="nextOn" label={labels.nextOn} span={12}>
        <DateInput {...blankableDay(bind('nextOn'))} earliest={today()} latest={yearLater(today())} />
      </Field>
      <Field name="cadence" label={labels.cadence} span={12} hint={say.steps[form.cadence]}>
        <ChoiceSelect {...bind('cadence')} choices={cadences} />
      </Field>
      <Field name="ownerId" label={labels.owner} span={12}>
        <SearchSelect
          search={users}
          choiceOf={({ userId, name, designation }) => ({ value: userId, label: name, detail: designation })}
          {...bind('owner')}
        />
      </Field>
      <Field name="expectedMonth" label={labels.expectedMonth} span={12}>
        <ChoiceSelect {...bind('expectedMonth')} choices={[say.noMonth, ...monthsFrom(today()).map(dashedDate)]} />
      </Field>
    </FormModal>
  );
}
