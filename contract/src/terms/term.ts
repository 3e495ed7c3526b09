import * as z from 'zod';
import { id, instant, requiredParagraph, statedByClient } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { termMessages as say } from './term-messages.ts';

/** The categories of terms. */
export const termCategories = ['Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others'] as const;
export type TermCategory = (typeof termCategories)[number];

const flag = z.codec(z.union([z.literal([0, 1]), z.enum(['0', '1'])]), z.literal([0, 1]), {
  decode: (value) => (Number(value) === 1 ? 1 : 0),
  encode: (value) => value,
});

/** The fields of a term. `show` says whether the website may show it. */
export const termDetails = {
  category: z.enum(termCategories, { error: say.selectCategory }),
  description: requiredParagraph(1000, say.enterDescription),
  show: flag,
};

const stated = { updatedBy: statedByClient, updatedOn: statedByClient };
/** The input of a new term. */
export const newTerm = body({ ...termDetails, ...stated });
/** The input that changes a term. */
export const changedTerm = body({ id, ...termDetails, ...stated, ...expectedVersion });

/** A term in an answer. Its keys are written both with and without the prefix. */
export const term = row(
  { termsId: id, category: z.enum(termCategories), description: z.string(), show: flag, updatedOn: instant, version: z.int() },
  {
    termsId: ['fld_termsid', 'termsid'],
    category: ['fld_category', 'category'],
    description: ['fld_description', 'description'],
    show: ['fld_show', 'show'],
    updatedOn: ['fld_updatedon', 'updatedon'],
  },
);

export type Term = z.output<typeof term>;

/** A term in the form that the pickers of the quotation use: the label is the category, the value the text. */
export const termChoice = z.object({ label: z.enum(termCategories), value: z.string() });
