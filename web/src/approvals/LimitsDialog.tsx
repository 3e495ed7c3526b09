import { limitFields, type ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { requiredId, yesOrNo } from '@vikray/contract/platform/fields.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceRadio } from '../ui/inputs/ChoiceRadio.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { changeOf, limitFormOf, type LimitForm } from './limit-form.ts';
import { refreshLimits, useUsersToLimit } from './limit-queries.ts';

/** Whose limits are edited: those of a user, or of one who is chosen in the dialog. */
export interface EditedLimits {
  readonly owner: { readonly userId: number; readonly name: string } | undefined;
  /** Undefined while there are none. */
  readonly limits: ApprovalLimit | undefined;
}

interface ChosenUser {
  /** Whose limits they are, where the dialog does not open for a user. */
  readonly chosen: Choice | undefined;
}

/** Enters the six limits of a user. A blank one means none. */
export function LimitsDialog({ owner, limits, onClose }: EditedLimits & { readonly onClose: () => void }) {
  const version = limits?.version ?? 0;
  const untouched: LimitForm & ChosenUser = { chosen: undefined, ...limitFormOf(limits) };
  const draft = useDialogDraft(`limits-${owner?.userId ?? 'new'}-${version}`, untouched, onClose);
  const { chosen, ...form } = draft.form;
  const users = useUsersToLimit();
  const bind = binder<LimitForm>(form, draft.change);
  const saving = useSubmit('UpdateApprovalLimits');
  const userId = owner?.userId ?? chosen?.value;
  const entries = { userId, version, ...form };

  async function save(): Promise<void> {
    if (userId === undefined) return;
    const saved = await saving.send(entries, () => changeOf(userId, form, version));
    // Also when refused: the limits are no longer as shown.
    void refreshLimits();
    if (!saved) return;
    notify.success(say.saved, { about: owner?.name ?? chosen?.label });
    draft.close();
  }

  return (
    <FormModal
      title={owner ? say.titleOf(owner.name) : say.add}
      submitLabel="Save"
      closeLabel="Cancel"
      check={() =>
        owner === undefined
          ? firstMessage({ ...form, userId }, z.object({ userId: requiredId(say.chooseUser), ...limitFields }))
          : firstMessage(form, z.object(limitFields))
      }
      fields={['userId', ...Object.keys(form)]}
      refusal={saving.refusalOf(entries)}
      isBusy={saving.isBusy}
      isChanged={draft.isChanged}
      onSubmit={() => void save()}
      onClose={draft.close}
    >
      {owner === undefined && (
        <Field name="userId" label={say.user} required>
          <SearchSelect
            search={users}
            choiceOf={({ userId: value, name, designation }) => ({ value, label: name, detail: designation })}
            value={chosen}
            onChange={(user) => draft.change({ chosen: user })}
          />
        </Field>
      )}
      <Field name="mostTotal" label={say.mostTotal}>
        <DecimalInput {...bind('mostTotal')} maxDigits={11} prefix="₹" />
      </Field>
      <Field name="mostDiscount" label={say.mostDiscount}>
        <DecimalInput {...bind('mostDiscount')} maxDigits={3} suffix="%" />
      </Field>
      <Field name="mostBelowMrp" label={say.mostBelowMrp}>
        <DecimalInput {...bind('mostBelowMrp')} maxDigits={3} suffix="%" />
      </Field>
      {(['belowFloor', 'pending', 'own'] as const).map((name) => (
        <Field key={name} name={name} label={say[name]}>
          <ChoiceRadio choices={yesOrNo.options} {...bind(name)} />
        </Field>
      ))}
    </FormModal>
  );
}
