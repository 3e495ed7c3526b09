import type { Letter } from '@vikray/contract/follow-ups/follow-up-letter.ts';

/** The letter as the plain part of a mail. */
export function letterText({ salutation, paragraphs, closing }: Letter): string {
  return `${[salutation, ...paragraphs, closing.join('\n')].join('\n\n')}\n`;
}

/** The letter as the HTML part of a mail. Everything in it is text. */
export function letterHtml({ subject, salutation, paragraphs, closing }: Letter): string {
  const lines = [salutation, ...paragraphs].map((line) => `<p>${escaped(line)}</p>`);
  const signature = `<p>${closing.map(escaped).join('<br>')}</p>`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: Arial, Helvetica, sans-serif; font-size: 14px; line-height: 1.5; color: #1b2124">',
    ...lines,
    signature,
    '</body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
