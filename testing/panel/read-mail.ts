/** Reads a mail as a mail program does: its headers, and its parts with their content. */

export interface MailPart {
  readonly type: string;
  readonly fileName: string | undefined;
  readonly content: Buffer;
}

export interface ReadMail {
  /** Headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly MailPart[];
}

export function readMail(source: string): ReadMail {
  const { headers } = split(source);
  return { headers, parts: partsOf(source) };
}

/** The text of the part with this content type. */
export function textOf(mail: ReadMail, type: string): string {
  return mail.parts.find((part) => part.type === type)?.content.toString() ?? '';
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())]),
  );
  return { headers, body: source.slice(end + 4) };
}

function partsOf(source: string): MailPart[] {
  const { headers, body } = split(source);
  const kind = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/.exec(kind)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const fileName = /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1];
  return [{ type: kind.split(';')[0] ?? '', fileName, content: decoded(body, headers['content-transfer-encoding'] ?? '') }];
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : Buffer.from(body);
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

/** Decodes the words of a header that are not plain ASCII. */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(),
    );
}
