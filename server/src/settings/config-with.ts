import { declaredSetting, type SettingName } from '@vikray/contract/settings/setting.ts';
import { smtpServerAt, type SmtpServer } from '@vikray/contract/settings/smtp-address.ts';
import type { Config } from '../platform/config.ts';
import { dayMs, hourMs } from '../platform/durations.ts';
import { valueOf } from './settings-store.ts';

type Values = ReadonlyMap<SettingName, string>;

/** The configuration with what Administrators have chosen. The environment wins: what it sets stays. */
export function configWith(config: Config, stored: Values): Config {
  const chosen = new Map([...stored].filter(([name, value]) => value !== '' && !isGiven(config, name)));
  const has = (name: SettingName) => chosen.has(name);
  return {
    ...config,
    mail: {
      ...config.mail,
      transport: chosenServer(chosen) ?? config.mail.transport,
      from: valueOf('mailfrom', chosen.get('mailfrom')) ?? config.mail.from,
    },
    oldQuotationCompanyId: valueOf('oldquotationcompany', chosen.get('oldquotationcompany')) ?? config.oldQuotationCompanyId,
    ...(has('brandname') && { brandName: valueOf('brandname', chosen.get('brandname')) }),
    ...(has('followupmobiles') && { followUpMobiles: new Set(valueOf('followupmobiles', chosen.get('followupmobiles'))) }),
    ...(has('filesquota') && { filesQuotaBytes: valueOf('filesquota', chosen.get('filesquota')) * 1024 * 1024 }),
    ...(has('sessionidlehours') && { sessionIdleMs: valueOf('sessionidlehours', chosen.get('sessionidlehours')) * hourMs }),
    ...(has('sessionmaxdays') && { sessionMaxMs: valueOf('sessionmaxdays', chosen.get('sessionmaxdays')) * dayMs }),
  };
}

/** Whether the environment sets this. */
export function isGiven({ variables }: Pick<Config, 'variables'>, name: SettingName): boolean {
  const { variable } = declaredSetting(name);
  return variable !== undefined && variables.some((each) => each.name === variable && each.isSet);
}

/** The mail server in these values, with the password that is stored beside its address; undefined without one. */
export function chosenServer(values: Values): SmtpServer | undefined {
  const address = valueOf('smtpurl', values.get('smtpurl'));
  if (address === undefined) return undefined;
  const server = smtpServerAt(new URL(address));
  return { ...server, login: server.login && { ...server.login, password: values.get('smtppassword') ?? '' } };
}
