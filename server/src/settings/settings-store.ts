/**
 * The SQL of the settings that Administrators choose in the panel. Reading: readSettings, settingValue, listSettings. Writing:
 * saveSettings.
 */
import './settings-tables.ts';
import {
  declaredSetting,
  settingNamed,
  settingNameOf,
  settingNames,
  type PresetOf,
  type Setting,
  type SettingName,
  type SettingValue,
} from '@vikray/contract/settings/setting.ts';
import type { Variable } from '../platform/config.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';
import { concealRow, revealRow } from '../platform/secrets/secret-columns.ts';

/** What Administrators have chosen, as text, with the version of it all: 0 before the first change. */
export interface StoredSettings {
  readonly version: number;
  readonly values: ReadonlyMap<SettingName, string>;
}

/** The value of a setting: as chosen, else its preset; undefined for a setting that has neither. */
export async function settingValue<N extends SettingName>(db: Db, name: N): Promise<WithPreset<N>> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return valueOf(name, row?.value);
}

/** A setting whose preset is blank may have no value. */
type WithPreset<N extends SettingName> = PresetOf<N> extends '' ? SettingValue<N> | undefined : SettingValue<N>;

/** The stored value if the setting can have it, else the preset. */
export function valueOf<N extends SettingName>(name: N, stored: string | null | undefined): WithPreset<N> {
  const { check, preset } = declaredSetting(name);
  const chosen = stored ? check.safeParse(stored) : undefined;
  // The table pairs each name with its check, but the types lose this for a variable name.
  return (chosen?.success ? chosen.data : check.safeParse(preset).data) as WithPreset<N>;
}

/** Reads everything that is stored, in one statement. A secret whose key is missing is blank. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('settings')
    .leftJoin('setting_secrets', 'setting_secrets.name', 'settings.name')
    .select(['settings.name', 'settings.value', 'settings.version', 'setting_secrets.id', 'setting_secrets.secret'])
    .execute();
  const values = new Map<SettingName, string>();
  for (const { name, value, id, secret } of rows) {
    const known = settingNamed(name);
    if (known) values.set(known, id === null || secret === null ? value : revealRow(db, 'setting_secrets', id, { secret }, '').secret);
  }
  return { version: Math.max(0, ...rows.map(({ version }) => version)), values };
}

/** All settings with their common version, then the variables that only the environment can set. */
export async function listSettings(db: Db, variables: readonly Variable[]): Promise<Setting[]> {
  const { version, values } = await readSettings(db);
  const isKnown = new Set<string | undefined>(settingNames.map((name) => declaredSetting(name).variable));
  const others = variables.filter(({ name }) => !isKnown.has(name));
  return [
    ...settingNames.map((name) => ({ ...shownSetting(name, values.get(name) ?? '', variables), version })),
    ...others.map(({ name, value, isSet }) => ({
      name: settingNameOf(name),
      value,
      source: isSet ? ('Environment' as const) : ('Preset' as const),
      isSet,
      variable: name,
      isLocked: true,
      version,
    })),
  ];
}

function shownSetting(name: SettingName, stored: string, variables: readonly Variable[]): Omit<Setting, 'version'> {
  const { variable = '', preset, isSecret = false } = declaredSetting(name);
  const given = variables.find((each) => each.name === variable && each.isSet);
  if (given) return { name, value: isSecret ? '' : given.value, source: 'Environment', isSet: true, variable, isLocked: true };
  const isStored = stored !== '';
  const value = isSecret ? '' : isStored ? stored : preset;
  return { name, value, source: isStored ? 'Settings' : 'Preset', isSet: isStored || value !== '', variable, isLocked: false };
}

/** Saves values and raises the version. False when the settings no longer have the given version; then nothing has changed. */
export async function saveSettings(
  tx: Db,
  version: number,
  changes: readonly { readonly name: SettingName; readonly value: string }[],
): Promise<boolean> {
  // Simultaneous changes wait here for each other.
  await nextNumber(tx, 'settings-changes');
  if ((await readSettings(tx)).version !== version) return false;
  for (const { name, value } of changes) {
    const isSecret = declaredSetting(name).isSecret === true;
    const shown = isSecret ? '' : value;
    await tx
      .insertInto('settings')
      .values({ name, value: shown, is_secret: isSecret ? 1 : 0, version: version + 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: shown }))
      .execute();
    if (isSecret) await saveSecret(tx, name, value);
  }
  await tx
    .updateTable('settings')
    .set({ version: version + 1 })
    .execute();
  return true;
}

/** A secret is bound to its row, so the row comes first. */
async function saveSecret(tx: Db, name: SettingName, secret: string): Promise<void> {
  await tx
    .insertInto('setting_secrets')
    .values({ name, secret: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { id } = await tx.selectFrom('setting_secrets').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  await tx
    .updateTable('setting_secrets')
    .set(await concealRow(tx, 'setting_secrets', id, { secret }))
    .where('id', '=', id)
    .execute();
}
