/** The message by WhatsApp about a quotation. The user may still change it there. */
import { fillPlaceholders, type PlaceholderValues } from '../mail-templates/mail-placeholders.ts';
import type { DueFollowUp } from './due-follow-up.ts';

/** The longest text, in characters. */
const maxText = 1000;

type MessageSubject = Pick<DueFollowUp, 'contactName' | 'number' | 'quotationId'>;

/** The prepared text, which a user of this name signs. With the address of a link, it says where the quotation can be read and answered. */
export function whatsAppText({ contactName, number, quotationId }: MessageSubject, userName: string, link = ''): string {
  const subject = quotationId === null ? `your enquiry ${number}` : `our quotation ${number}`;
  const paragraphs = [
    `Dear ${contactName || 'Sir or Madam'},`,
    `We refer to ${subject}. Please let us know whether you have any question.`,
    ...(link === '' ? [] : [`You can read it here, and answer: ${link}`]),
    `Regards,\n${userName}`,
  ];
  return [...paragraphs.join('\n')].slice(0, maxText).join('');
}

/** A text with its placeholders filled, as long as a message may be. */
export function filledMessage(text: string, values: PlaceholderValues): string {
  return [...fillPlaceholders(text, values)].slice(0, maxText).join('');
}

/** The address that opens WhatsApp with a text. Without a number, WhatsApp asks to whom it goes. */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
