/** How the panel sends mail, read from the settings. */
import type { SmtpServer } from '@vikray/contract/settings/smtp-address.ts';

export { smtpServerAt, type SmtpServer } from '@vikray/contract/settings/smtp-address.ts';

/** The settings for mails. */
export interface MailSettings {
  /** The mail server, or an outbox folder for demonstrations. Without either, no mail can be sent. */
  readonly transport: SmtpServer | { readonly folder: string } | undefined;
  /** The sender of all mails; absent means the official address of the user, or else that of the issuing company. */
  readonly from: string | undefined;
  /** The longest wait for a single answer of the mail server. */
  readonly timeoutMs: number;
  /** The longest time for a whole mail, so that a server which answers byte by byte cannot hold a request for ever. */
  readonly deadlineMs: number;
}
