import { settingMessages } from '@vikray/contract/settings/setting-messages.ts';
import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { addressOf, MailFields, mailServerOf, NotReachedNote, refreshSettings, useSettings } from '../settings/public.ts';
import { FieldGrid } from '../ui/field/Field.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { emptySetup, mailFailure, type SetupForm } from './setup-form.ts';
import { refreshSetup } from './setup-queries.ts';

/** The mail server, saved as on the page of settings. */
export function useMailStep(form: SetupForm, change: (changed: Partial<SetupForm>) => void) {
  const settings = useSettings().data ?? [];
  // Not stored with the other entries.
  const [password, setPassword] = useState('');
  const update = useSubmit('UpdateSettings');
  const stored = (name: string) => settings.find((each) => each.name === name)?.value ?? '';
  const address = addressOf(form.server);
  const changes = [
    ...(address === '' ? [] : [{ name: 'smtpurl', value: address }]),
    ...(password === '' ? [] : [{ name: 'smtppassword', value: password }]),
    ...(form.sender.trim() === '' ? [] : [{ name: 'mailfrom', value: form.sender.trim() }]),
  ];
  const entries = { version: settings[0]?.version ?? 0, settings: changes };
  const refusal = update.refusalOf(entries);

  async function save(saveAnyway?: 'Yes'): Promise<void> {
    const input = { ...entries, ...(saveAnyway && { saveAnyway }) };
    const saved = await update.send(saveAnyway ? input : entries, () => input);
    if (!saved) return;
    notify.success(settingMessages.saved);
    change({ server: emptySetup.server, sender: '' });
    setPassword('');
    await Promise.all([refreshSettings(saved), refreshSetup()]);
  }

  return {
    isBusy: update.isBusy,
    refusal,
    step: {
      title: 'Mail',
      fields: ['smtpurl', 'port', 'security', 'login', 'smtppassword', 'mailfrom'],
      check: () => mailFailure(form),
      onDone: () => {
        if (changes.length > 0) void save();
      },
      body: (
        <>
          <p className="setup-hint">{say.mailHint}</p>
          <NotReachedNote of={refusal} isBusy={update.isBusy} onSaveAnyway={() => void save('Yes')} />
          <FieldGrid>
            <MailFields
              settings={settings}
              server={address === '' && stored('smtpurl') !== '' ? { ...mailServerOf(stored('smtpurl')), ...enteredOf(form) } : form.server}
              onServer={(server) => change({ server })}
              password={password}
              onPassword={setPassword}
              sender={form.sender || stored('mailfrom')}
              onSender={(sender) => change({ sender })}
            />
          </FieldGrid>
        </>
      ),
    },
  };
}

/** What was entered of a server that has no name yet. */
function enteredOf({ server }: SetupForm): Partial<SetupForm['server']> {
  return server === emptySetup.server ? {} : server;
}
