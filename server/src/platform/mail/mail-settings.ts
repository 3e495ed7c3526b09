/** How the panel sends mail, read from the settings. */
import { hostOf } from '../this-machine.ts';

/** A mail server and the login to it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. If false, the connection is upgraded to TLS if the server offers it. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

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

const standardPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

/** The mail server at `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
export function smtpServerAt(url: URL): SmtpServer {
  const isSecure = url.protocol === 'smtps:';
  const login = url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined;
  return { host: hostOf(url), port: Number(url.port) || standardPorts[isSecure ? 'smtps:' : 'smtp:'], isSecure, login };
}
