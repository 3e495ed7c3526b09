import type { PaperFacts } from './paper-parts.ts';

/** What an issued paper is made of, with its own number and date. */
export interface IssuedFacts extends PaperFacts {
  readonly number: string;
  readonly date: string;
}
