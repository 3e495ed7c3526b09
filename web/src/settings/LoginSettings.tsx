import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { secondStepChoices, type Setting } from '@vikray/contract/settings/setting.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

const names = ['sessionidlehours', 'sessionmaxdays', 'secondstep'] as const;

/** How long a session lasts, and who needs a second step. */
export function LoginSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const section = useSettingSection({ draft: 'logins', names, settings });
  const { form, change } = section.edit;
  const of = (name: string) => settings.find((each) => each.name === name);
  return (
    <SettingsSection title={say.logins} section={section}>
      <SettingField setting={of('sessionidlehours')} span={8}>
        <DigitsInput value={form['sessionidlehours'] ?? ''} onChange={(sessionidlehours) => change({ sessionidlehours })} maxLength={3} />
      </SettingField>
      <SettingField setting={of('sessionmaxdays')} span={8}>
        <DigitsInput value={form['sessionmaxdays'] ?? ''} onChange={(sessionmaxdays) => change({ sessionmaxdays })} maxLength={3} />
      </SettingField>
      <SettingField setting={of('secondstep')} span={8}>
        <ChoiceSelect
          choices={secondStepChoices}
          value={secondStepChoices.find((choice) => choice === form['secondstep']) ?? 'Nobody'}
          onChange={(secondstep) => change({ secondstep })}
        />
      </SettingField>
    </SettingsSection>
  );
}
