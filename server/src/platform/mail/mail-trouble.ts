import type { NodemailerError } from 'nodemailer';

/** Why a mail did not leave, or may not have. */
export type MailTrouble =
  | 'Unreachable'
  | 'TooSlow'
  | 'Insecure'
  | 'LoginRefused'
  | 'RecipientRefused'
  | 'Refused'
  | 'Uncertain'
  | 'OutboxFailed';

/** What a mail server's session ended with. */
export interface Trouble {
  readonly trouble: MailTrouble;
  /** Those to whom the server does not deliver. */
  readonly rejected: readonly string[];
  /** What the server or the network said, on one line, for the log. */
  readonly answer: string;
}

const troubles: Readonly<Record<string, MailTrouble>> = {
  ETIMEDOUT: 'TooSlow',
  EABORT: 'TooSlow',
  ETLS: 'Insecure',
  EAUTH: 'LoginRefused',
  ENOAUTH: 'LoginRefused',
  EENVELOPE: 'Refused',
  EMESSAGE: 'Refused',
};
const mostAnswer = 500;

/**
 * What an error of a session means. Once the mail's text was on its way, only the server's own refusal makes it certain that the mail was
 * not taken; a connection that ends in silence leaves it open.
 */
export function troubleOf(error: unknown, wasHandedOver: boolean): Trouble {
  if (!(error instanceof Error)) throw error;
  const told: NodemailerError = error;
  const rejected = told.rejected ?? [];
  return { trouble: kindOf(told, wasHandedOver, rejected.length > 0), rejected, answer: oneLine(told.response || told.message) };
}

function kindOf(error: NodemailerError, wasHandedOver: boolean, isRejected: boolean): MailTrouble {
  if (wasHandedOver && error.responseCode === undefined) return 'Uncertain';
  if (isRejected) return 'RecipientRefused';
  // A certificate that is not trusted comes as an error of the socket.
  if (isOfTls(error)) return 'Insecure';
  const known = troubles[error.code ?? ''];
  if (known) return known;
  return error.responseCode === undefined ? 'Unreachable' : 'Refused';
}

function isOfTls({ originalCode = '' }: NodemailerError): boolean {
  return /CERT|SSL|TLS|SELF_SIGNED|ISSUER|ALTNAME/.test(originalCode);
}

/** The text on one line, short enough for the log. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, mostAnswer);
}
