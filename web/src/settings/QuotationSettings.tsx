import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

const names = ['quotationvaliddays', 'linkvaliddays', 'followupmobiles', 'ewaysitegstinfrom'] as const;

/** How long quotations and their links are valid, who sends follow-ups, and what e-way bills name. */
export function QuotationSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const section = useSettingSection({ draft: 'quotations', names, settings });
  const { form, change } = section.edit;
  const of = (name: string) => settings.find((each) => each.name === name);
  return (
    <SettingsSection title={say.quotations} section={section}>
      <SettingField setting={of('quotationvaliddays')}>
        <DigitsInput
          value={form['quotationvaliddays'] ?? ''}
          onChange={(quotationvaliddays) => change({ quotationvaliddays })}
          maxLength={3}
        />
      </SettingField>
      <SettingField setting={of('linkvaliddays')}>
        <DigitsInput value={form['linkvaliddays'] ?? ''} onChange={(linkvaliddays) => change({ linkvaliddays })} maxLength={2} />
      </SettingField>
      <SettingField setting={of('followupmobiles')}>
        <TextInput value={form['followupmobiles'] ?? ''} onChange={(followupmobiles) => change({ followupmobiles })} maxLength={1000} />
      </SettingField>
      <SettingField setting={of('ewaysitegstinfrom')}>
        <DateInput {...blankableDay({ value: form['ewaysitegstinfrom'], onChange: (day) => change({ ewaysitegstinfrom: day }) })} />
      </SettingField>
    </SettingsSection>
  );
}
