import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { standardPort } from '@vikray/contract/settings/smtp-address.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Note } from '../ui/page/Note.tsx';
import { addressOf, mailServerOf, securities, type MailServerForm } from './mail-form.ts';
import { SettingField } from './SettingField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

const TestMailModal = lazy(async () => ({ default: (await import('./TestMailModal.tsx')).TestMailModal }));

const names = ['smtpurl', 'smtppassword', 'mailfrom'] as const;

/** The server that sends mails, and who they come from. */
export function MailSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const section = useSettingSection({ draft: 'mail', names, settings });
  const { edit, refusal, isBusy, isChanged } = section;
  const { form, change } = edit;
  const [isTesting, setIsTesting] = useState(false);
  // Without a server its address is blank, so what is entered beside it is kept here.
  const [beside, setBeside] = useState<Partial<MailServerForm>>({});
  const of = (name: string) => settings.find((each) => each.name === name);
  const address = form['smtpurl'] ?? '';
  const server = { ...mailServerOf(address), ...(address === '' && beside) };
  const password = of('smtppassword');

  function enter(changed: Partial<MailServerForm>): void {
    const next = { ...server, ...changed };
    // The usual port follows the kind of security.
    const port = changed.security && server.port === String(standardPort(server.security === 'TLS'));
    const entered = port ? { ...next, port: String(standardPort(next.security === 'TLS')) } : next;
    setBeside(entered);
    change({ smtpurl: addressOf(entered) });
  }

  return (
    <SettingsSection
      title={say.mail}
      hint={say.mailHint}
      section={section}
      note={
        refusal?.code === 'MailServerNotReached' && (
          <Note
            kind="warning"
            title={refusal.message}
            action={
              <Button isBusy={isBusy} onClick={() => void section.save('Yes')}>
                {say.saveAnyway}
              </Button>
            }
          />
        )
      }
      actions={
        <Button icon={<MailIcon />} disabled={isBusy || isChanged || !of('smtpurl')?.value} onClick={() => setIsTesting(true)}>
          {say.sendTestMail}
        </Button>
      }
    >
      <SettingField setting={of('smtpurl')} label="Server" span={10} text={server.host}>
        <TextInput value={server.host} onChange={(host) => enter({ host })} maxLength={250} />
      </SettingField>
      <SettingField setting={of('smtpurl')} name="port" label="Port" span={4} text={server.port}>
        <DigitsInput value={server.port} onChange={(port) => enter({ port })} maxLength={5} />
      </SettingField>
      <SettingField setting={of('smtpurl')} name="security" label="Security" span={10} text={server.security}>
        <OptionSelect
          options={securities.map((kind) => ({ value: kind, label: say.securityKinds[kind] }))}
          value={server.security}
          onChange={(security) => enter({ security })}
        />
      </SettingField>
      <SettingField setting={of('smtpurl')} name="login" label="Login" text={server.login}>
        <TextInput value={server.login} onChange={(login) => enter({ login })} maxLength={250} />
      </SettingField>
      <SettingField setting={password} text="•••" {...(password?.isSet && { hint: say.passwordKept })}>
        <PasswordInput value={form['smtppassword'] ?? ''} onChange={(smtppassword) => change({ smtppassword })} kind="new-password" />
      </SettingField>
      <SettingField setting={of('mailfrom')} span={24}>
        <TextInput value={form['mailfrom'] ?? ''} onChange={(mailfrom) => change({ mailfrom })} maxLength={300} />
      </SettingField>
      {isTesting && (
        <Suspense>
          <TestMailModal onClose={() => setIsTesting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
