/**
 * The kinds of field that all areas share. Each refuses text that a database cannot store: over-long text, control characters, lone
 * surrogates. Invisible characters are removed from every text.
 */
import * as z from 'zod';
import { seen } from './invisible.ts';
import { fieldMessages } from './messages.ts';
import { shownAs } from './shown-as.ts';

// eslint-disable-next-line no-control-regex -- naming the control characters is the purpose
const controlCharacters = /[\u0000-\u001f\u007f]/;
// eslint-disable-next-line no-control-regex -- the same, but a paragraph may have tabs and line breaks
const controlCharactersInParagraph = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isLine = (value: string) => value.isWellFormed() && !controlCharacters.test(value);
const isParagraph = (value: string) => value.isWellFormed() && !controlCharactersInParagraph.test(value);

interface LineRules {
  /** Removes characters that do not matter. */
  readonly clean?: (text: string) => string;
  /** The complete sentence for a longer line, if the usual one will not do. */
  readonly tooLong?: string;
}

/** One line of text, trimmed, of at most `most` characters; may be blank. */
export function line(most: number, { clean = seen, tooLong = fieldMessages.tooLong(most) }: LineRules = {}) {
  return z
    .string()
    .overwrite(clean)
    .trim()
    .max(most, { error: tooLong, abort: true })
    .refine(isLine, { error: fieldMessages.unreadable, abort: true });
}

/** The same for a search. A tab or a line break separates words, as between cells copied from a spreadsheet. */
export function searchWords(most: number) {
  return line(most, { clean: (text) => seen(text).replace(/[\t\n\r]/g, ' ') });
}

/** One line that must not be blank. `message` is the complete sentence for a blank or missing line. */
export function requiredLine(most: number, message: string) {
  return required(most, message, isLine);
}

/** Why something is made void or taken back: 3 to 300 characters. */
export function reasonFor(sentence: string) {
  return requiredLine(300, sentence).min(3, { error: sentence });
}

/** Text of several lines, trimmed; may be blank. `tooLong` is the complete sentence for a longer one, if the usual one will not do. */
export function paragraph(most: number, tooLong = fieldMessages.tooLong(most)) {
  return z
    .string()
    .overwrite(seen)
    .trim()
    .max(most, { error: tooLong, abort: true })
    .refine(isParagraph, { error: fieldMessages.unreadable, abort: true });
}

/** Text of several lines that must not be blank. */
export function requiredParagraph(most: number, message: string) {
  return required(most, message, isParagraph);
}

/** The same where the specification has one sentence for a text of any other length than 1 to `most` characters. */
export function sizedParagraph(most: number, message: string) {
  return required(most, message, isParagraph, message);
}

function required(most: number, message: string, isReadable: (text: string) => boolean, tooLong = fieldMessages.tooLong(most)) {
  return z
    .string({ error: message })
    .overwrite(seen)
    .trim()
    .min(1, { error: message, abort: true })
    .max(most, { error: tooLong, abort: true })
    .refine(isReadable, { error: fieldMessages.unreadable, abort: true });
}

/** Only digits, from `least` to `most` of them. */
export const digits = (least: number, most: number) => new RegExp(`^\\d{${least},${most}}$`);

/** The pattern of an e-mail address: any name, an at sign, a host name with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;

/** The pattern of a web address: optional http(s)://, a host name with a dot, optional port and path. */
export const websitePattern = /^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?(\/\S*)?$/i;

/** An e-mail address that may be blank. `message` is the complete sentence for anything else. */
export function optionalEmail(message: string) {
  return line(254)
    .refine((value) => value === '' || emailPattern.test(value), { error: message })
    .nullish();
}

/** A web address that may be blank. `message` is the complete sentence for anything else. */
export function optionalWebsite(message: string) {
  return line(200)
    .refine((value) => value === '' || websitePattern.test(value), { error: message })
    .nullish();
}

/** The id of a record: a positive whole number up to 2^53 - 1, also accepted as text. */
export const id = recordId();

/** The id of a record that the user must choose. `message` is the complete sentence for a missing or malformed id. */
export function requiredId(message: string) {
  return recordId(message);
}

function recordId(message?: string) {
  const error = message === undefined ? {} : { error: message };
  return z.codec(
    z.union([z.int(error).min(1, error), z.string(error).regex(/^[1-9]\d{0,15}$/, error)], error),
    z.int(error).min(1, error),
    {
      decode: (value) => Number(value),
      encode: (value) => value,
    },
  );
}

/** Up to `max` ids as text, with commas between them, as an address carries them. */
export function idList(max: number) {
  const text = z.string().regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/);
  return z.codec(text, z.array(z.int().min(1)).min(1).max(max), {
    decode: (value) => value.split(',').map(Number),
    encode: (value) => value.join(','),
  });
}

/** A whole number from `least` to `most`, also accepted as text. `message` is the complete sentence for any other value. */
export function wholeNumber(least: number, most: number, message?: string) {
  const error = message && { error: message };
  return z.codec(z.union([z.int(error), z.string().regex(/^\d{1,15}$/, error)], error), z.int(error).min(least, error).max(most, error), {
    decode: (value) => Number(value),
    encode: (value) => value,
  });
}

/** A value that the server decides (who, when, which status). Requests may contain it, but it is never used. */
export const statedByClient = z.union([z.string().max(200), z.number(), z.null()]).optional();

/** An entry of a lookup list, chosen by its id or its exact name. `message` is the sentence for a missing choice. */
export function choice(message: string) {
  return z.union([id, requiredLine(200, message)], { error: message });
}

/** An entry of a lookup list that may be empty: some countries have no states, some states no cities. */
export const optionalChoice = z.union([id, line(200)]).nullish();

/** An instant in an answer, as ISO text in UTC. */
export const instant = shownAs('instant', z.string());

/** A date in an answer: YYYY-MM-DD, blank for none. */
export const day = shownAs('date', z.string());

/** The answer to a question, also as the words of a choice: `yesOrNo.options`. */
export const yesOrNo = z.enum(['Yes', 'No']);

/** A text in an answer that must not appear in any log. */
export const privateText = shownAs('private', z.string());
