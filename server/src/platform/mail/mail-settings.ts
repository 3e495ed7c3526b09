/** How mail leaves the panel, read from the settings. */

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; without it the connection is upgraded when the server offers that. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

export interface MailSettings {
  /** The mail server, or a folder that takes the mails for demonstration; neither means that no mail can be sent. */
  readonly transport: SmtpServer | { readonly folder: string } | undefined;
  /** The sender of all mails; absent means the office address of who sends, or else the issuing company's. */
  readonly from: string | undefined;
  /** The longest wait for any one answer of the mail server. */
  readonly timeoutMs: number;
  /** The longest time for a whole mail: a server that answers byte by byte must not hold a request for ever. */
  readonly deadlineMs: number;
}

const standardPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

/** The mail server at `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
export function smtpServerAt(url: URL): SmtpServer {
  const isSecure = url.protocol === 'smtps:';
  const login = url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined;
  // An IPv6 address stands in brackets in an address and without them everywhere else.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(url.port) || standardPorts[isSecure ? 'smtps:' : 'smtp:'], isSecure, login };
}

/** Whether a login may go to this host without TLS: only when it does not leave the machine. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
