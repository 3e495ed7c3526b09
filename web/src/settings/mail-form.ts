/** The mail server as its fields show it, and its address, which is what the setting holds. */
import { smtpAddressOf, smtpServerAt, standardPort } from '@vikray/contract/settings/smtp-address.ts';

export const securities = ['STARTTLS', 'TLS'] as const;
export type Security = (typeof securities)[number];

export interface MailServerForm {
  readonly host: string;
  readonly port: string;
  readonly security: Security;
  readonly login: string;
}

/** The fields of an address; those of no server for a blank or unreadable one. */
export function mailServerOf(address: string): MailServerForm {
  const url = URL.parse(address);
  if (!url) return { host: '', port: String(standardPort(false)), security: 'STARTTLS', login: '' };
  const { host, port, isSecure, login } = smtpServerAt(url);
  return { host, port: String(port), security: isSecure ? 'TLS' : 'STARTTLS', login: login?.user ?? '' };
}

/** The address of these fields; blank without a server. */
export function addressOf({ host, port, security, login }: MailServerForm): string {
  if (host.trim() === '') return '';
  const isSecure = security === 'TLS';
  const user = login.trim();
  return smtpAddressOf({
    host: host.trim(),
    port: Number(port) || standardPort(isSecure),
    isSecure,
    login: user === '' ? undefined : { user, password: '' },
  });
}
