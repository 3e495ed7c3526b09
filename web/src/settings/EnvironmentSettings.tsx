import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { settingNamed, type Setting } from '@vikray/contract/settings/setting.ts';
import { useId } from 'react';
import { Facts } from '../ui/page/Facts.tsx';

const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'SECRET_KEY', 'METRICS_TOKEN']);

/** What only the environment can set, read-only; secrets as set or not set. */
export function EnvironmentSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const headingId = useId();
  const shown = settings.filter(({ name }) => settingNamed(name) === undefined);
  return (
    <section className="settings-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{say.environment}</h2>
      <p className="settings-hint">{say.environmentHint}</p>
      <Facts facts={shown.map(({ variable, value, isSet }) => ({ label: variable, text: textOf(variable, value, isSet) }))} />
    </section>
  );
}

function textOf(variable: string, value: string, isSet: boolean): string {
  if (secrets.has(variable) || value === '') return isSet ? say.isSet : say.isNotSet;
  return value;
}
