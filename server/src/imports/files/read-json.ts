import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './file-row.ts';

/** Enough for an old quotation with its pictures. */
const maxRecordCharacters = 64 * 1024 * 1024;

/**
 * The records of a list of objects, one at a time, so that the list need not fit into memory. A single object counts as a list of one.
 * Throws a FileProblem, also for more than `maxRows`.
 */
export async function* readJson(texts: AsyncIterable<string>, maxRows: number): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const text of recordTexts(texts)) {
    number += 1;
    if (number > maxRows) throw new FileProblem(say.tooManyRows(maxRows));
    yield rowOf(number, text);
  }
}

function rowOf(number: number, text: string): FileRow {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new FileProblem(say.malformedJson(number), { cause: error });
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return { number, faults: [say.notAnObject] };
  // All keys of a JSON object are texts.
  return { number, values: record as Record<string, unknown>, faults: [] };
}

/** Four times as many as an old quotation of 500 lines has. A million of them would take a second to parse. */
const maxRecordValues = 20_000;

/**
 * Cuts the text between the outermost brackets at its outermost commas. JSON.parse then checks the parts. A streaming parser in JavaScript
 * takes over 20 times as long, and limits neither the size nor the depth of a record.
 */
async function* recordTexts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let record = '';
  let count = 0;
  let depth = 0;
  let values = 0;
  let isInText = false;
  let isEscaped = false;
  let hasList = false;
  let hasEnded = false;
  for await (const text of texts) {
    let start = 0;
    for (let index = 0; index < text.length; index++) {
      const character = text[index];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInText = false;
        continue;
      }
      if (character === ',' || character === '[' || character === '{') values += 1;
      if (values > maxRecordValues) throw new FileProblem(say.rowTooLarge(count + 1));
      if (character === '"') isInText = true;
      else if (character === '[' && depth === 0 && !hasList && record.trim() === '' && text.slice(start, index).trim() === '') {
        hasList = true;
        start = index + 1;
      } else if (character === '[' || character === '{') depth += 1;
      else if ((character === ']' || character === '}') && depth > 0) depth -= 1;
      else if ((character === ',' || character === ']') && depth === 0 && hasList) {
        record += text.slice(start, index);
        start = index + 1;
        hasEnded = character === ']';
        // An empty list has no record; a comma always ends one.
        if (character === ',' || record.trim() !== '') {
          count += 1;
          yield record;
        }
        record = '';
        values = 0;
        if (hasEnded) break;
      }
    }
    if (hasEnded) break;
    record += text.slice(start);
    if (record.length > maxRecordCharacters) throw new FileProblem(say.rowTooLarge(count + 1));
  }
  if (hasList && !hasEnded) throw new FileProblem(say.malformedJson(count + 1));
  if (!hasList && record.trim() !== '') yield record;
}
