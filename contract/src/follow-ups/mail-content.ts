/** What a mail about a quotation says. The preview and the mail use the same functions, so that they are equal. */
import { fillPlaceholders, hasPlaceholder, type Placeholder, type PlaceholderValues } from '../mail-templates/mail-placeholders.ts';
import type { Letter } from './follow-up-letter.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

/** A mail before it becomes one with a plain and an HTML part. A paragraph may have line breaks. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Subject and text of a mail, with placeholders. What is absent is that of the letter. */
export interface MailWords {
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

/** Whether a mail contains a link: if it is chosen, or if the words have the placeholder and it is not left out. */
export function bringsLink({ subject = '', text = '' }: MailWords, link: 'Yes' | 'No' | null | undefined): boolean {
  return link === 'Yes' || (link !== 'No' && mentionsLink({ subject, text }));
}

/** Whether the words have the placeholder. */
export function mentions({ subject = '', text = '' }: MailWords, placeholder: Placeholder): boolean {
  return hasPlaceholder(subject, placeholder) || hasPlaceholder(text, placeholder);
}

/** Whether the words have the placeholder of the link. */
export function mentionsLink(words: MailWords): boolean {
  return mentions(words, 'link');
}

/**
 * The content of a mail. Words that are given replace the letter's, with their placeholders filled. A link that the words do not mention
 * gets a paragraph of its own: before the signature of the letter, or at the end of a text.
 */
export function mailContent(letter: Letter, words: MailWords, values: PlaceholderValues): MailContent {
  const linkParagraph = values.link === '' || mentionsLink(words) ? [] : [say.openLink(values.link)];
  const { subject, paragraphs } = filledContent({ subject: words.subject ?? '', text: words.text ?? '' }, values);
  return {
    subject: words.subject === undefined ? letter.subject : subject,
    paragraphs:
      words.text === undefined
        ? [letter.salutation, ...letter.paragraphs, ...linkParagraph, letter.closing.join('\n')]
        : [...paragraphs, ...linkParagraph],
  };
}

/** A subject and a text with their placeholders filled. */
export function filledContent(
  { subject, text }: { readonly subject: string; readonly text: string },
  values: PlaceholderValues,
): MailContent {
  return {
    // A subject is one line, also with the placeholder of several goods.
    subject: fillPlaceholders(subject, values).replaceAll(/\s*\n\s*/g, ', '),
    paragraphs: fillPlaceholders(text, values).split(/\n(?:[ \t]*\n)+/),
  };
}
