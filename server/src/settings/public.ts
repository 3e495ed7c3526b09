/** What other areas may use of the settings. */
export { settingValue, valueOf } from './settings-store.ts';
