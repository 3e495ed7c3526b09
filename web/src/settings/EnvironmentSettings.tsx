import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { settingNamed, type Setting } from '@vikray/contract/settings/setting.ts';
import { useId } from 'react';
import { Facts } from '../ui/page/Facts.tsx';

/** What only the environment can set, read-only. The value of a secret is not answered, so it is only set or not set. */
export function EnvironmentSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const headingId = useId();
  const shown = settings.filter(({ name }) => settingNamed(name) === undefined);
  return (
    <section className="settings-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{say.environment}</h2>
      <p className="settings-hint">{say.environmentHint}</p>
      <Facts facts={shown.map(({ variable, value, isSet }) => ({ label: variable, text: value || (isSet ? say.isSet : say.isNotSet) }))} />
    </section>
  );
}
