import { knownSettings, type SettingName } from '@vikray/contract/settings/setting.ts';
import { handler } from '../platform/handler.ts';
import { isUnprotected } from '../platform/secrets/protect-secrets.ts';
import { listSettings, saveSettings } from './settings-store.ts';

export const UpdateSettings = handler('UpdateSettings', async ({ db, input: { version, settings }, fail, record }) => {
  const changes = settings.map(({ name, value }) => {
    const known = nameOf(name);
    if (!known) throw fail('SettingUnknown');
    if (!knownSettings[known].values.some((possible) => possible === value)) throw fail('WrongValue');
    // Without a key no one can set up a second step, so everyone who needs one would be locked out, Administrators too.
    if (known === 'secondstep' && value !== 'Nobody' && isUnprotected(db)) throw fail('NoKey');
    return { name: known, value };
  });
  const before = new Map((await listSettings(db)).map((setting) => [setting.name, setting.value]));
  if (!(await saveSettings(db, version, changes))) throw fail('VersionConflict');
  for (const { name, value } of changes)
    record({ record: 'setting', id: settingNumber, name, before: { value: before.get(name) ?? '' }, after: { value } });
  return listSettings(db);
});

/** All settings are one record in the audit log. */
const settingNumber = 1;

function nameOf(name: string): SettingName | undefined {
  // The keys of the table are its names; Object.keys types them as text.
  return (Object.keys(knownSettings) as SettingName[]).find((known) => known === name);
}
