import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { addressOf, mailServerOf, type MailServerForm } from './mail-form.ts';
import { MailFields } from './MailFields.tsx';
import { NotReachedNote } from './NotReachedNote.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingSection } from './use-setting-section.ts';

const TestMailModal = lazyPart(async () => ({ default: (await import('./TestMailModal.tsx')).TestMailModal }));

const names = ['smtpurl', 'smtppassword', 'mailfrom'] as const;

/** The server that sends mails, and who they come from. */
export function MailSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const section = useSettingSection({ draft: 'mail', names, settings });
  const { edit, refusal, isBusy, isChanged } = section;
  const { form, change } = edit;
  const [isTesting, setIsTesting] = useState(false);
  // Without a server its address is blank, so what is entered beside it is kept here.
  const [beside, setBeside] = useState<Partial<MailServerForm>>({});
  const address = form['smtpurl'] ?? '';
  const hasServer = settings.some(({ name, value }) => name === 'smtpurl' && value !== '');

  return (
    <SettingsSection
      title={say.mail}
      hint={say.mailHint}
      section={section}
      note={<NotReachedNote of={refusal} isBusy={isBusy} onSaveAnyway={() => void section.save('Yes')} />}
      actions={
        <Button icon={<MailIcon />} disabled={isBusy || isChanged || !hasServer} onClick={() => setIsTesting(true)}>
          {say.sendTestMail}
        </Button>
      }
    >
      <MailFields
        settings={settings}
        server={{ ...mailServerOf(address), ...(address === '' && beside) }}
        onServer={(server) => {
          setBeside(server);
          change({ smtpurl: addressOf(server) });
        }}
        password={form['smtppassword'] ?? ''}
        onPassword={(smtppassword) => change({ smtppassword })}
        sender={form['mailfrom'] ?? ''}
        onSender={(mailfrom) => change({ mailfrom })}
      />
      {isTesting && (
        <Suspense>
          <TestMailModal onClose={() => setIsTesting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
