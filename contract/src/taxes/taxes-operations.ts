import * as z from 'zod';
import { created, rows } from '../platform/answers.ts';
import { longDate } from '../platform/dates.ts';
import { formatDecimal, percent } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict } from '../platform/failures.ts';
import { id, instant, statedByClient } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { body, row } from '../platform/wire.ts';
import { taxMessages as say } from './tax-messages.ts';

/** A tax percentage in hundredths of a percent. Its keys are written both with and without the prefix. */
export const tax = row({ id, gst: percent(), updatedOn: instant }, { gst: ['fld_gst', 'gst'], updatedOn: ['fld_updatedon', 'updatedon'] });

export type Tax = z.output<typeof tax>;

/** A percentage in the form that selects use: label and value are the text with two decimals. */
const taxChoice = z.object({ label: z.string(), value: z.string() });

/** The input of a new tax, in percent. */
export const newTax = { tax: percent(say.enterTax, say.notAPercentage) };

/** The tax percentages as a file. */
const taxCsv: CsvFile<Tax> = {
  fileName: 'tax_list.csv',
  columns: [
    { heading: 'Tax Percentage', text: (each) => formatDecimal(each.gst), kind: 'decimal' },
    { heading: 'Updated On', text: (each) => longDate(each.updatedOn) },
  ],
};

/** The operations on taxes, by name. */
export const taxesOperations = {
  /** The tax percentages in the order of their creation. */
  GetTax: list({
    right: 'signed-in',
    row: tax,
    sorts: ['added', 'gst'],
    csv: taxCsv,
  }),
  /** The choices of the percentage selects; the first is the default. */
  GetGst: read({ right: 'signed-in', answer: rows(taxChoice) }),
  AddTax: write({
    right: 'Add Tax',
    input: body({ ...newTax, updatedBy: statedByClient, updatedOn: statedByClient }),
    answer: created('taxId'),
    failures: { TaxAlreadyPresent: conflict(say.present, 'tax') },
  }),
};
