/** Finds the characters of a document that no typeface has, such as emoji and foreign scripts. */
import type { PrintableDocument } from './printable-document.ts';
import { isPaper, type Printable, type PrintablePaper } from './printable-paper.ts';
import { unprintableIn } from './printed-typefaces.ts';
import { printingMessages as say } from './printing-messages.ts';

/** A text of a document, and the name of its place for the user. */
interface NamedText {
  readonly place: string;
  readonly text: string;
}

/** The number, and the texts of the letterhead. */
function* headTexts({ number, issuer }: Printable): Generator<NamedText> {
  yield { place: 'the number', text: number };
  yield { place: 'the name of the issuing company', text: issuer.name };
  yield { place: 'the address of the issuing company', text: issuer.address.join('\n') };
  for (const { label, text } of issuer.facts) yield { place: `the ${label} of the issuing company`, text };
}

/** The other texts of a document that a user entered. */
function* enteredTexts({ to, lines, terms, preparer }: PrintableDocument): Generator<NamedText> {
  yield { place: 'the name of the customer', text: to.name };
  yield { place: 'the address of the customer', text: to.address.join('\n') };
  yield { place: 'the contact person', text: to.attention };
  for (const { number: line, name, description } of lines) yield { place: `line ${line} (${name})`, text: `${name}\n${description}` };
  for (const { label, text } of terms) yield { place: `the term ${label}`, text };
  for (const text of [preparer.name, preparer.mobile, preparer.email]) yield { place: 'the preparer', text };
}

/** The same of a paper that goes with goods. */
function* textsOfPaper({ facts, parties, rows, remarks }: PrintablePaper): Generator<NamedText> {
  for (const { title, lines } of parties) yield { place: title, text: lines.join('\n') };
  for (const { texts } of rows) yield { place: `line ${texts[0] ?? ''}`, text: texts.join('\n') };
  for (const { label, text } of [...facts, ...remarks]) yield { place: label, text };
}

const maxPlaces = 5;

/**
 * Why a document cannot be printed: the characters that no typeface has, and where they are. Undefined if everything can be printed, which
 * is nearly always the case.
 */
export function whyUnprintable(document: Printable): string | undefined {
  const found = [...headTexts(document), ...(isPaper(document) ? textsOfPaper(document) : enteredTexts(document))]
    .map(({ place, text }) => ({ place, characters: unprintableIn(text) }))
    .filter(({ characters }) => characters.length > 0);
  if (found.length === 0) return undefined;
  const places = found.slice(0, maxPlaces).map(({ place, characters }) => say.charactersIn(characters.join(' '), place));
  return say.unprintable(places, found.length - places.length);
}
