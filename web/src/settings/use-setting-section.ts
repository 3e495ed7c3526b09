import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting, SettingName } from '@vikray/contract/settings/setting.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { refreshLogin } from '../platform/session.ts';
import { isSame } from '../ui/forms/merge-edits.ts';
import { useRecordEdit } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { changesOf, formOf, type SettingForm } from './settings-form.ts';
import { refreshSettings } from './settings-queries.ts';

interface SettingSectionOptions {
  /** The name of the section's draft. */
  readonly draft: string;
  readonly names: readonly SettingName[];
  readonly settings: readonly Setting[];
}

/** The entries of a section of the page, and how they are saved. A secret is not stored as a draft. */
export function useSettingSection({ draft, names, settings }: SettingSectionOptions) {
  const saved = { version: settings[0]?.version ?? 0, form: formOf(settings, names) };
  const edit = useRecordEdit<SettingForm>(`settings-${draft}`, saved, { begins: true, storedOf });
  const update = useSubmit('UpdateSettings');
  const changes = changesOf(edit.base, edit.form);
  // Another section may have been saved since; that is no conflict.
  const version = isSame(edit.base, saved.form) ? saved.version : edit.version;
  const entries = { version, settings: changes };

  async function save(saveAnyway?: 'Yes'): Promise<void> {
    const input = { ...entries, ...(saveAnyway && { saveAnyway }) };
    if (!(await update.send(saveAnyway ? input : entries, () => input))) return;
    notify.success(say.saved);
    await refreshSettings();
    edit.discard();
    await refreshLogin();
  }

  return {
    edit,
    version,
    isChanged: changes.length > 0,
    isBusy: update.isBusy,
    refusal: update.refusalOf(entries),
    save,
    loadAgain: () =>
      edit.loadAgain(
        () => call('GetSettings', {}),
        (now) => ({ version: now[0]?.version ?? 0, form: formOf(now, names) }),
      ),
  };
}

function storedOf(form: Partial<SettingForm>): Partial<SettingForm> {
  const { smtppassword: _, ...rest } = form;
  return rest;
}
