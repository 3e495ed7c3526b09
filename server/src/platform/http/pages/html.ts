/** HTML made by the server. Every value in it is text, unless it is HTML made here. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** A piece of HTML. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | false | undefined;

/** Makes HTML from a template: texts in it are escaped, pieces of HTML are not. Absent values leave nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, index) => part + asHtml(values[index])).join('') };
}

/** HTML that the code itself holds, such as a style sheet. Never pass anything from a request or a record. */
export function fixedHtml(text: string): Html {
  return { html: text };
}

function asHtml(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((each) => each.html).join('');
}
