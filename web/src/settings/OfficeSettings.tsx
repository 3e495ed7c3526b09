import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

interface SectionProps {
  readonly settings: readonly Setting[];
}

const names = ['brandname', 'oldquotationcompany', 'filesquota'] as const;

/** What the panel is called, and what belongs to the whole office. */
export function OfficeSettings({ settings }: SectionProps) {
  const section = useSettingSection({ draft: 'office', names, settings });
  const { form, change } = section.edit;
  const of = (name: string) => settings.find((each) => each.name === name);
  const issuers = useIssuers(form['oldquotationcompany'] ?? '');
  return (
    <SettingsSection title={say.office} section={section}>
      <SettingField setting={of('brandname')} span={24}>
        <TextInput value={form['brandname'] ?? ''} onChange={(brandname) => change({ brandname })} maxLength={100} />
      </SettingField>
      <SettingField setting={of('oldquotationcompany')}>
        <OptionSelect
          options={[{ value: '', label: say.oldestIssuer }, ...issuers]}
          value={form['oldquotationcompany'] ?? ''}
          onChange={(oldquotationcompany) => change({ oldquotationcompany })}
        />
      </SettingField>
      <SettingField setting={of('filesquota')}>
        <DigitsInput value={form['filesquota'] ?? ''} onChange={(filesquota) => change({ filesquota })} maxLength={7} />
      </SettingField>
    </SettingsSection>
  );
}

/** The issuing companies to choose from, and the chosen one in any case. */
function useIssuers(chosen: string): { readonly value: string; readonly label: string }[] {
  const { data } = useQuery(queryOf('GetCompanyList', { role: 'Issuer' }));
  const issuers = (data?.rows ?? []).map(({ companyId, companyName }) => ({ value: String(companyId), label: companyName }));
  return chosen === '' || issuers.some(({ value }) => value === chosen)
    ? issuers
    : [...issuers, { value: chosen, label: say.companyNumber(chosen) }];
}
