/** The address of a mail server: `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */

/** A mail server and the login to it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. If false, the connection is upgraded to TLS if the server offers it. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

const standardPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

/** The port of a mail server whose address names none. */
export function standardPort(isSecure: boolean): number {
  return standardPorts[isSecure ? 'smtps:' : 'smtp:'];
}

/** The mail server at an address. Throws for a user or password that cannot be decoded. An IPv6 host has brackets only in the address. */
export function smtpServerAt(url: URL): SmtpServer {
  const isSecure = url.protocol === 'smtps:';
  const login = url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined;
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) || standardPort(isSecure), isSecure, login };
}

/** The address of a mail server, without its password and without the usual port. */
export function smtpAddressOf({ host, port, isSecure, login }: SmtpServer): string {
  const user = login ? `${encodeURIComponent(login.user)}@` : '';
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return `${isSecure ? 'smtps' : 'smtp'}://${user}${shownHost}${port === standardPort(isSecure) ? '' : `:${port}`}`;
}

/** Whether two addresses name the same server and user, so that the password of one fits the other. */
export function isSameLogin(one: SmtpServer, other: SmtpServer): boolean {
  return smtpAddressOf(one) === smtpAddressOf(other);
}
