import { paragraph } from '../platform/fields.ts';

/** Step 5: an optional text for each category of terms, in printed order. */
export const termTexts = {
  delivery: paragraph(1000).nullish(),
  price: paragraph(1000).nullish(),
  payment: paragraph(1000).nullish(),
  taxes: paragraph(1000).nullish(),
  freight: paragraph(1000).nullish(),
  validity: paragraph(1000).nullish(),
  warranty: paragraph(1000).nullish(),
  others: paragraph(1000).nullish(),
};

/** The field of a term. */
export type TermField = keyof typeof termTexts;
