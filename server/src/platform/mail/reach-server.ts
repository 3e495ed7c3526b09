import type { SmtpServer } from '@vikray/contract/settings/smtp-address.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MailTrouble } from './mail-trouble.ts';

/** Why a mail server was not reached. */
export type ReachTrouble = Extract<MailTrouble, 'Unreachable' | 'TooSlow' | 'Insecure' | 'LoginRefused' | 'Refused'>;

/** Connects to a mail server and logs in, without a mail. Call it outside transactions: it may take as long as the settings allow. */
export async function reachServer(server: SmtpServer, settings: MailSettings): Promise<ReachTrouble | undefined> {
  const { logInOverSmtp } = await import('./smtp-session.ts');
  return logInOverSmtp(server, settings);
}
