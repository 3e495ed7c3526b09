import type { NodemailerError } from 'nodemailer';

/** Why a mail was not sent, or may not have been sent. */
export type MailTrouble =
  | 'Unreachable'
  | 'TooSlow'
  | 'Insecure'
  | 'LoginRefused'
  | 'RecipientRefused'
  /** The server refused some of several recipients, and accepted the mail for the others. */
  | 'SomeRefused'
  | 'Refused'
  | 'Uncertain'
  | 'OutboxFailed';

/** Why a mail server was not reached. */
export type ReachTrouble = Extract<MailTrouble, 'Unreachable' | 'TooSlow' | 'Insecure' | 'LoginRefused' | 'Refused'>;

/** How a session with the mail server failed. */
export interface Trouble {
  readonly trouble: MailTrouble;
  /** The recipients that the server refused. */
  readonly rejected: readonly string[];
  /** The answer of the server or the network error, on one line, for the log. */
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
const maxAnswer = 500;

/**
 * Classifies an error of a session. Once the text of the mail was being sent, only a refusal by the server proves that the mail was not
 * accepted. If the connection just ends, the result is uncertain.
 */
export function troubleOf(error: unknown, wasHandedOver: boolean): Trouble {
  if (!(error instanceof Error)) throw error;
  const mailError: NodemailerError = error;
  const rejected = mailError.rejected ?? [];
  return {
    trouble: kindOf(mailError, wasHandedOver, rejected.length > 0),
    rejected,
    answer: oneLine(mailError.response || mailError.message),
  };
}

function kindOf(error: NodemailerError, wasHandedOver: boolean, isRejected: boolean): MailTrouble {
  if (wasHandedOver && error.responseCode === undefined) return 'Uncertain';
  if (isRejected) return 'RecipientRefused';
  // An untrusted certificate is reported as a socket error.
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
  return text.replace(/\s+/g, ' ').trim().slice(0, maxAnswer);
}
