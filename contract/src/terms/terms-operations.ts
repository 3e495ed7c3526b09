import * as z from 'zod';
import { changed, created, rows } from '../platform/answers.ts';
import { longDate } from '../platform/dates.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { termMessages as say } from './term-messages.ts';
import { changedTerm, newTerm, term, termCategories, termChoice, type Term } from './term.ts';

const unknownTerm = { TermNotFound: notFound(say.notFound) };
const present = { TermAlreadyPresent: conflict(say.present, 'description') };

/** The terms as a file. */
const termCsv: CsvFile<Term> = {
  fileName: 'terms_list.csv',
  columns: [
    { heading: 'Category', text: (each) => each.category },
    { heading: 'Description', text: (each) => each.description },
    { heading: 'Visible', text: (each) => (each.show === 1 ? 'Yes' : 'No') },
    { heading: 'Updated On', text: (each) => longDate(each.updatedOn) },
  ],
};

/** The operations on terms, by name. */
export const termsOperations = {
  /** The terms in the order of their creation. */
  GetTermsData: list({
    right: 'signed-in',
    row: term,
    sorts: ['added'],
    filters: { category: z.enum(termCategories).optional() },
    csv: termCsv,
  }),
  /** All terms for the pickers of the quotation, whether or not the website shows them. */
  GetTerms: read({ right: 'signed-in', answer: rows(termChoice) }),
  AddTerm: write({ right: 'Add Terms', input: newTerm, answer: created('termsId'), failures: present }),
  UpdateTerm: write({
    right: 'Add Terms',
    input: changedTerm,
    answer: changed('termsId'),
    failures: { ...unknownTerm, ...versionConflict, ...present },
  }),
  DeleteTerm: write({
    right: 'Delete Terms',
    input: body({ termId: id, ...expectedVersion }),
    answer: changed('termsId'),
    failures: { ...unknownTerm, ...versionConflict },
  }),
};
