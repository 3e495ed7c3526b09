import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { preparedHandler } from '../platform/handler.ts';
import { reachServer } from '../platform/mail/reach-server.ts';
import { changedSettings } from './changed-settings.ts';
import { listSettings, saveSettings } from './settings-store.ts';
import { declaredSetting } from '@vikray/contract/settings/setting.ts';

export const UpdateSettings = preparedHandler('UpdateSettings', {
  // Before the transaction, because a mail server may answer slowly or never.
  async prepare(context) {
    const { newServer } = await changedSettings(context);
    if (!newServer || context.input.saveAnyway === 'Yes') return;
    const trouble = await reachServer(newServer, context.settings.mail);
    if (trouble) throw context.fail('MailServerNotReached', say.nothingSaved(say.notReached[trouble]));
  },
  async run(context) {
    const { db, input, settings, fail, record } = context;
    const { before, changes } = await changedSettings(context);
    if (!(await saveSettings(db, input.version, changes))) throw fail('VersionConflict');
    for (const { name, value } of changes) {
      const earlier = before.values.get(name) ?? '';
      if (declaredSetting(name).isSecret) record({ ...entry(name), before: { secret: earlier }, after: { secret: value } });
      else record({ ...entry(name), before: { value: earlier }, after: { value } });
    }
    return listSettings(db, settings.variables);
  },
});

/** All settings are one record in the audit log, so the name of one is a part of its entry. */
function entry(name: string) {
  return { record: 'setting', id: 1, name } as const;
}
