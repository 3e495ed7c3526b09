/** What the user chooses for the columns of a file. */
import * as z from 'zod';
import { importMessages as say } from './import-messages.ts';

/** The most letters of all choices together. */
const maxLetters = 50_000;

/** Texts by key in a part of a form, as JSON. */
function textMap(maxText: number) {
  return z.codec(z.string().max(maxLetters), z.record(z.string().max(300), z.string().max(maxText)), {
    decode(text, context) {
      try {
        return JSON.parse(text) as Record<string, string>;
      } catch {
        context.issues.push({ code: 'custom', input: text, message: say.choicesUnreadable });
        return z.NEVER;
      }
    },
    encode: (map) => JSON.stringify(map),
  });
}

/** The field for each heading, by its wire name; blank to leave the column out. */
export const chosenColumns = textMap(50);

/** The text of a field for every row that has none, by its wire name. */
export const chosenValues = textMap(500);

/** What the answer about unclear columns has in `error`. */
export const unclearColumns = z.object({
  /** The headings that are not known, as in the file. */
  unknowncolumns: z.array(z.string()),
  /** The first value below each of them; blank for none. */
  samples: z.array(z.string()),
  /** The wire names of the fields that are needed and have no column. */
  missingcolumns: z.array(z.string()),
});

export type UnclearColumns = z.output<typeof unclearColumns>;
