import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

const percents = ['gsttdspercent', 'incometaxtdspercent'] as const;
const days = { gsttdspercent: 'gsttdsfrom', incometaxtdspercent: 'incometaxtdsfrom' } as const;
const names = ['upilimit', 'gsttdspercent', 'gsttdsfrom', 'incometaxtdspercent', 'incometaxtdsfrom', 'paymentplans'] as const;

/** Up to which amount customers pay by UPI, which tax they usually keep back, and how quotations ask to be paid. */
export function MoneySettings({ settings }: { readonly settings: readonly Setting[] }) {
  const section = useSettingSection({ draft: 'money', names, settings });
  const { form, change } = section.edit;
  const of = (name: string) => settings.find((each) => each.name === name);
  return (
    <SettingsSection title={say.money} hint={say.moneyHint} section={section}>
      <SettingField setting={of('upilimit')} span={24}>
        <DecimalInput prefix="₹" value={form['upilimit'] ?? ''} onChange={(upilimit) => change({ upilimit })} />
      </SettingField>
      {percents.flatMap((name) => {
        const day = days[name];
        return [
          <SettingField key={name} setting={of(name)}>
            <DecimalInput suffix="%" maxDigits={3} value={form[name] ?? ''} onChange={(percent) => change({ [name]: percent })} />
          </SettingField>,
          <SettingField key={day} setting={of(day)}>
            <DateInput {...blankableDay({ value: form[day], onChange: (from) => change({ [day]: from }) })} />
          </SettingField>,
        ];
      })}
      <SettingField setting={of('paymentplans')} span={24}>
        <ParagraphInput
          value={form['paymentplans'] ?? ''}
          onChange={(paymentplans) => change({ paymentplans })}
          maxLength={2000}
          rows={7}
        />
      </SettingField>
    </SettingsSection>
  );
}
