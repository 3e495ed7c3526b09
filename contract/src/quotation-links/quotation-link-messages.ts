import { formatRupees } from '../platform/decimal.ts';

/** Every sentence about links of quotations that the office reads. */
export const quotationLinkMessages = {
  notShareable: 'Only an approved quotation can be shared.',
  tooManyLinks: 'This quotation has 20 links. Withdraw one first.',
  noAddress: 'Set PUBLIC_URL to share links.',
  expiryOutOfRange: 'Please select a date within the next 90 days.',
  notFound: 'This link does not exist.',
} as const;

/** What the history of a quotation says of its links, after the name of the user. */
export const linkHistory = {
  made: (number: string, channel: string) => `made a link to ${number} (${channel})`,
  withdrew: (number: string, channel: string) => `withdrew a link to ${number} (${channel})`,
  opened: (number: string) => `opened ${number}`,
} as const;

/** What the history says of an answer, after 'Customer by link'. Amounts in paise; blank texts are left out. */
export const answerHistory = {
  Accept: (number: string, total: number, words: string) => `accepted ${number} (total ${formatRupees(total)})${said(words)}`,
  Change: (number: string, _total: number, words: string) => `asked for a change to ${number}${said(words)}`,
  Decline: (number: string, _total: number, words: string) => `declined ${number}${said(words)}`,
} as const;

/** What the notice and the mail to the office say of an answer. */
export const answerNotices = {
  Accept: (company: string, number: string) => `${company} has accepted ${number}.`,
  Change: (company: string, number: string) => `${company} asks for a change to ${number}.`,
  Decline: (company: string, number: string) => `${company} has declined ${number}.`,
  mailFailed: 'The mail about this could not be sent.',
} as const;

function said(words: string): string {
  return words === '' ? '' : `: ${words}`;
}

interface AnswerMail {
  /** Who reads it. */
  readonly name: string;
  readonly sentence: string;
  /** Name and designation of who accepted; blank for other answers. */
  readonly by: string;
  readonly poNumber: string;
  readonly words: string;
  /** Where the panel shows the quotation, if its address is known. */
  readonly address: string | undefined;
}

/** The mail to the office about an answer, as plain text. */
export function answerMail({ name, sentence, by, poNumber, words, address }: AnswerMail): string {
  const facts = [by && `By: ${by}`, poNumber && `PO Number: ${poNumber}`, words && `Customer's words: ${words}`].filter(Boolean);
  const parts = [`Dear ${name},`, sentence, facts.join('\n'), address && `Open it in the panel: ${address}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
