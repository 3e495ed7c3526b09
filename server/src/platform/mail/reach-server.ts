import type { SmtpServer } from '@vikray/contract/settings/smtp-address.ts';
import type { MailSettings } from './mail-settings.ts';
import type { ReachTrouble } from './mail-trouble.ts';

/** Connects to a mail server and logs in, without a mail. Call it outside transactions: it may take as long as the settings allow. */
export async function reachServer(server: SmtpServer, settings: MailSettings): Promise<ReachTrouble | undefined> {
  const { logInOverSmtp } = await import('./smtp-session.ts');
  return logInOverSmtp(server, settings);
}
