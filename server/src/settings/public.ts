/** What other areas may use of the settings. */
export { SettingsInForce } from './settings-in-force.ts';
export { readSettings, settingValue, valueOf, type StoredSettings } from './settings-store.ts';
