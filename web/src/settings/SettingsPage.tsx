import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { EnvironmentSettings } from './EnvironmentSettings.tsx';
import { ListSettings } from './ListSettings.tsx';
import { LoginSettings } from './LoginSettings.tsx';
import { MailSettings } from './MailSettings.tsx';
import { MoneySettings } from './MoneySettings.tsx';
import { OfficeSettings } from './OfficeSettings.tsx';
import { QuotationSettings } from './QuotationSettings.tsx';
import { useSettings } from './settings-queries.ts';
import './settings.css';

/** What holds for the whole office. For Administrators only: the server refuses everyone else. */
export function SettingsPage() {
  const { data: settings, error, refetch } = useSettings();
  return (
    <>
      <PageHeading title={say.title} />
      {settings && (
        <div className="settings">
          <p className="settings-hint">{say.note}</p>
          <OfficeSettings settings={settings} />
          <MailSettings settings={settings} />
          <QuotationSettings settings={settings} />
          <MoneySettings settings={settings} />
          <LoginSettings settings={settings} />
          <ListSettings />
          <EnvironmentSettings settings={settings} />
        </div>
      )}
      {!settings && error && <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} />}
      {!settings && !error && <div className="settings-loading" aria-busy />}
    </>
  );
}
