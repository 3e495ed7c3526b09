/** The SQL of the settings that Administrators choose in the panel. Reading: settingValue, listSettings. Writing: saveSettings. */
import './settings-tables.ts';
import { knownSettings, type Setting, type SettingName } from '@vikray/contract/settings/setting.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';

type ValueOf<N extends SettingName> = (typeof knownSettings)[N]['values'][number];

/** The value of a setting: as chosen, else its preset. */
export async function settingValue<N extends SettingName>(db: Db, name: N): Promise<ValueOf<N>> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return valueOf(name, row?.value);
}

/** The stored value if it is one of the setting's, else the preset. */
export function valueOf<N extends SettingName>(name: N, stored: string | null | undefined): ValueOf<N> {
  const { values, preset } = knownSettings[name];
  return values.find((value) => value === stored) ?? preset;
}

/** All settings with their common version, which is 0 before the first change. */
export async function listSettings(db: Db): Promise<Setting[]> {
  const rows = await db.selectFrom('settings').select(['name', 'value', 'version']).execute();
  const version = Math.max(0, ...rows.map((row) => row.version));
  return Object.keys(knownSettings).map((key) => {
    // The keys of the table are its names; Object.keys types them as text.
    const name = key as SettingName;
    const stored = rows.find((row) => row.name === name);
    return { name, value: valueOf(name, stored?.value), source: stored ? 'Settings' : 'Preset', isSet: true, version };
  });
}

/** Saves values and raises the version. False when the settings no longer have the given version; then nothing has changed. */
export async function saveSettings(
  tx: Db,
  version: number,
  changes: readonly { readonly name: SettingName; readonly value: string }[],
): Promise<boolean> {
  // Simultaneous changes wait here for each other.
  await nextNumber(tx, 'settings-changes');
  const [first] = await listSettings(tx);
  if (first?.version !== version) return false;
  for (const { name, value } of changes) {
    await tx
      .insertInto('settings')
      .values({ name, value, is_secret: 0, version: version + 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
  await tx
    .updateTable('settings')
    .set({ version: version + 1 })
    .execute();
  return true;
}
