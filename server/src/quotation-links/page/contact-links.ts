/** Telephone numbers and e-mail addresses as links. Texts that are neither stay texts. */
import { html, type Html } from '../../platform/http/pages/html.ts';

/** A number to call. One of ten digits is Indian. */
export function phoneLink(text: string): Html {
  const digits = text.replaceAll(/[\s()-]/g, '');
  if (!/^\+?\d{6,15}$/.test(digits)) return html`${text}`;
  const number = /^\d{10}$/.test(digits) ? `+91${digits}` : digits;
  return html`<a href="tel:${number}">${text}</a>`;
}

/** An address to write to. */
export function mailLink(text: string): Html {
  if (!/^[^\s@<>"']+@[^\s@<>"']+$/.test(text)) return html`${text}`;
  return html`<a href="mailto:${encodeURIComponent(text).replaceAll('%40', '@')}">${text}</a>`;
}
