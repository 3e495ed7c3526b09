import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

type Attributes = Readonly<Record<string, string>>;

/** Receives the contents of an XML document. Names are without namespace prefix. */
export interface XmlListener {
  onOpen?(name: string, attribute: (name: string) => string | undefined): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/**
 * Reads a document piece by piece, and yields the number of bytes of each piece and, in between, to the event loop. Fails for a document
 * type, which could define entities, and for XML that is not well-formed.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, { onOpen, onText, onClose }: XmlListener): AsyncGenerator<number> {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('error', refuseDamaged);
  parser.on('doctype', refuseDamaged);
  parser.on('opentag', ({ name, attributes }) => onOpen?.(localName(name), (wanted) => attributeOf(attributes, wanted)));
  parser.on('closetag', ({ name }) => onClose?.(localName(name)));
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield piece.length;
    await yieldToEventLoop();
  }
  parser.write(decoder.decode()).close();
}

/** Reads a whole document. */
export async function readWholeXml(pieces: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> {
  for await (const _ of readXml(pieces, listener));
}

/** Refuses the workbook as damaged. */
export function refuseDamaged(): never {
  throw new FileProblem(say.brokenWorkbook);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributeOf(attributes: Attributes, wanted: string): string | undefined {
  if (wanted in attributes) return attributes[wanted];
  const prefixed = Object.keys(attributes).find((name) => localName(name) === wanted);
  return prefixed === undefined ? undefined : attributes[prefixed];
}
