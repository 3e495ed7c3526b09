import type { InputOf } from '@vikray/contract/operations.ts';
import { declaredSetting, settingNamed, settingNameOf, wrongSetting, type SettingName } from '@vikray/contract/settings/setting.ts';
import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { isSameLogin, smtpAddressOf, smtpServerAt, type SmtpServer } from '@vikray/contract/settings/smtp-address.ts';
import type { Context } from '../platform/handler.ts';
import { isUnprotected } from '../platform/secrets/protect-secrets.ts';
import { chosenServer, isGiven } from './config-with.ts';
import { readSettings, type StoredSettings } from './settings-store.ts';

type Changing = Pick<Context<'UpdateSettings'>, 'db' | 'input' | 'settings' | 'fail'>;

/** What a request changes, and what the settings will be. */
interface ChangedSettings {
  readonly before: StoredSettings;
  readonly changes: readonly { readonly name: SettingName; readonly value: string }[];
  /** The mail server that is new; undefined if it stays or goes. */
  readonly newServer: SmtpServer | undefined;
}

/** Checks the settings of a request: each by itself, then together with what is stored. Throws the failure of the first wrong one. */
export async function changedSettings({ db, input, settings, fail }: Changing): Promise<ChangedSettings> {
  const given = input.settings.map((each) => checkSetting(each, { settings, fail }));
  const before = await readSettings(db);
  if (before.version !== input.version) throw fail('VersionConflict');
  const changes = withPassword(given);
  const values = new Map([...before.values, ...changes.map(({ name, value }) => [name, value] as const)]);
  const [earlier, server] = [chosenServer(before.values), chosenServer(values)];
  const isMoved = earlier && server && !isSameLogin(earlier, server);
  const isOfOtherLogin = !earlier?.login || isMoved;
  // Otherwise an Administrator could have the stored password sent to a server of their own, also by taking the login away first.
  if (server?.login && isOfOtherLogin && before.values.get('smtppassword') && !changes.some(({ name }) => name === 'smtppassword'))
    throw fail('PasswordAgain');
  // Without a key no one can set up a second step, so everyone who needs one would be locked out, Administrators too.
  const needsKey = changes.some(({ name, value }) => (name === 'secondstep' ? value !== 'Nobody' : isSecret(name) && value !== ''));
  if (needsKey && isUnprotected(db)) throw fail('NoKey');
  const isNew = server && (!earlier || isMoved || earlier.login?.password !== server.login?.password);
  return { before, changes, newServer: isNew ? server : undefined };
}

function isSecret(name: SettingName): boolean {
  return declaredSetting(name).isSecret === true;
}

type Given = InputOf<'UpdateSettings'>['settings'][number];

function checkSetting({ name, value }: Given, { settings, fail }: Pick<Changing, 'settings' | 'fail'>) {
  const known = settingNamed(name);
  if (!known) {
    if (settings.variables.some((each) => settingNameOf(each.name) === name)) throw fail('SettingLocked', say.onlyEnvironment, name);
    throw fail('SettingUnknown');
  }
  if (isGiven(settings, known)) throw fail('SettingLocked', say.lockedBy(declaredSetting(known).variable ?? ''), known);
  const text = isSecret(known) ? value : value.trim();
  const sentence = wrongSetting(known, text);
  if (sentence !== undefined) throw fail('WrongValue', sentence, known);
  return { name: known, value: text };
}

/** A password in the address of the mail server is stored apart from it, encrypted. */
function withPassword(changes: readonly { readonly name: SettingName; readonly value: string }[]) {
  return changes.flatMap((change) => {
    if (change.name !== 'smtpurl' || change.value === '') return [change];
    const server = smtpServerAt(new URL(change.value));
    const address = { name: change.name, value: smtpAddressOf(server) };
    return server.login?.password ? [address, { name: 'smtppassword' as const, value: server.login.password }] : [address];
  });
}
