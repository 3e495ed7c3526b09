import { accountMessages } from '@vikray/contract/account/account-messages.ts';
import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { secondStepChoices, type SecondStepChoice } from '@vikray/contract/settings/setting.ts';
import { notify } from '../platform/notify.tsx';
import { refreshLogin } from '../platform/session.ts';
import { Field } from '../ui/field/Field.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { refreshSettings, useSettings } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { Loading } from './Loading.tsx';
import { ReadFailure } from './ReadFailure.tsx';

/** Who must have a second step. Only Administrators choose it; it counts for every user. */
export function RequiredSecondStep() {
  const read = useSettings();
  const setting = read.data?.find(({ name }) => name === 'secondstep');
  const update = useSubmit('UpdateSettings');
  const chosen = secondStepChoices.find((choice) => choice === setting?.value);

  async function choose(value: SecondStepChoice): Promise<void> {
    const input = { version: setting?.version ?? 0, settings: [{ name: 'secondstep', value }] };
    if (await update.send(input, () => input)) notify.success(say.saved);
    await Promise.all([refreshSettings(), refreshLogin()]);
  }

  return (
    <AccountSection title={accountMessages.office} hint={say.requiredForHint} isLoading={read.isPending}>
      <ReadFailure of={read} />
      <div className="account-setting">
        {chosen && (
          <Field name="secondstep" label={say.requiredFor}>
            <ChoiceSelect choices={secondStepChoices} value={chosen} disabled={update.isBusy} onChange={(choice) => void choose(choice)} />
          </Field>
        )}
        {read.isPending && (
          <Loading>
            <Field name="secondstep" label={say.requiredFor}>
              <ChoiceSelect choices={secondStepChoices} value="Nobody" disabled onChange={() => undefined} />
            </Field>
          </Loading>
        )}
      </div>
    </AccountSection>
  );
}
