import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { standardPort } from '@vikray/contract/settings/smtp-address.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { securities, type MailServerForm } from './mail-form.ts';
import { SettingField } from './SettingField.tsx';

interface MailFieldsProps {
  readonly settings: readonly Setting[];
  readonly server: MailServerForm;
  readonly onServer: (server: MailServerForm) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly sender: string;
  readonly onSender: (sender: string) => void;
}

/** The fields of the mail server and of the sender, on the common grid. */
export function MailFields({ settings, server, onServer, password, onPassword, sender, onSender }: MailFieldsProps) {
  const of = (name: string) => settings.find((each) => each.name === name);
  const storedPassword = of('smtppassword');

  function enter(changed: Partial<MailServerForm>): void {
    const next = { ...server, ...changed };
    // The usual port follows the kind of security.
    const isUsual = changed.security !== undefined && server.port === String(standardPort(server.security === 'TLS'));
    onServer(isUsual ? { ...next, port: String(standardPort(next.security === 'TLS')) } : next);
  }

  return (
    <>
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
      <SettingField setting={storedPassword} text="•••" {...(storedPassword?.isSet && { hint: say.passwordKept })}>
        <PasswordInput value={password} onChange={onPassword} kind="new-password" />
      </SettingField>
      <SettingField setting={of('mailfrom')} span={24}>
        <TextInput value={sender} onChange={onSender} maxLength={300} />
      </SettingField>
    </>
  );
}
