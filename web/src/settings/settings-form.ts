/** The settings as entered, by name, and what a section of the page sends of them. */
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { settingNamed, wrongSetting, type Setting, type SettingName } from '@vikray/contract/settings/setting.ts';

export type SettingForm = Readonly<Record<string, string>>;

/** The shown values of these settings. */
export function formOf(settings: readonly Setting[], names: readonly SettingName[]): SettingForm {
  return Object.fromEntries(names.map((name) => [name, settings.find((each) => each.name === name)?.value ?? '']));
}

/** What has changed of these settings, in their order. */
export function changesOf(base: SettingForm, form: SettingForm): { readonly name: string; readonly value: string }[] {
  return Object.entries(form)
    .filter(([name, value]) => value !== base[name])
    .map(([name, value]) => ({ name, value }));
}

/** The first changed setting that cannot have its value. */
export function wrongChange(base: SettingForm, form: SettingForm): FailedCheck | undefined {
  for (const { name, value } of changesOf(base, form)) {
    const known = settingNamed(name);
    const message = known && wrongSetting(known, value.trim());
    if (message !== undefined) return { field: name, message };
  }
  return undefined;
}
