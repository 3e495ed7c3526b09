import type { MailContent } from '@vikray/contract/follow-ups/mail-content.ts';
import { escapeHtml } from '../platform/http/pages/html.ts';

/** The plain part of a mail. */
export function plainPart({ paragraphs }: MailContent): string {
  return `${paragraphs.join('\n\n')}\n`;
}

/** The HTML part of a mail. Everything in it is text, except the address of its link, if it has one. */
export function htmlPart({ subject, paragraphs }: MailContent, link = ''): string {
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const withLink = (html: string) => (link === '' ? html : html.replaceAll(escapeHtml(link), () => anchor));
  const lines = paragraphs.map((paragraph) => `<p>${withLink(paragraph.split('\n').map(escapeHtml).join('<br>'))}</p>`);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: Arial, Helvetica, sans-serif; font-size: 14px; line-height: 1.5; color: #1b2124">',
    ...lines,
    '</body></html>',
  ].join('\n');
}
