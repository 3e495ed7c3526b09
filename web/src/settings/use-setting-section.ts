import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting, SettingName } from '@vikray/contract/settings/setting.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { refreshLogin } from '../platform/session.ts';
import { isSame } from '../ui/forms/merge-edits.ts';
import { useRecordEdit } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { useUntilShown } from '../ui/forms/use-until-shown.ts';
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
  const versionedOf = (now: readonly Setting[]) => ({ version: now[0]?.version ?? 0, form: formOf(now, names) });
  const saved = versionedOf(settings);
  const edit = useRecordEdit<SettingForm>(`settings-${draft}`, saved, { begins: true, storedOf });
  const update = useSubmit('UpdateSettings');
  const { isAwaited, untilShown } = useUntilShown();
  const changes = changesOf(edit.base, edit.form);
  // Another section may have been saved since; that is no conflict.
  const version = isSame(edit.base, saved.form) ? saved.version : edit.version;
  const entries = { version, settings: changes };

  async function save(saveAnyway?: 'Yes'): Promise<void> {
    const input = { ...entries, ...(saveAnyway && { saveAnyway }) };
    const now = await update.send(saveAnyway ? input : entries, () => input);
    if (!now) return;
    notify.success(say.saved);
    await untilShown(refreshSettings(now));
    edit.goOn(edit.form, versionedOf(now));
    await refreshLogin();
  }

  return {
    edit,
    version,
    isChanged: changes.length > 0,
    isBusy: update.isBusy || isAwaited,
    refusal: update.refusalOf(entries),
    save,
    loadAgain: () => edit.loadAgain(() => call('GetSettings', {}), versionedOf),
  };
}

function storedOf(form: Partial<SettingForm>): Partial<SettingForm> {
  const { smtppassword: _, ...rest } = form;
  return rest;
}
