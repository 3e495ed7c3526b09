import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { lookupMessages as say } from './lookup-messages.ts';
import { lookupEntry, newLookup, renamedLookup } from './lookup.ts';

const lookup = { right: 'signed-in', answer: rows(lookupEntry) } as const;

/** The operations on the lookup lists, by name. */
export const lookupsOperations = {
  GetIndustry: read(lookup),
  GetCompanyType: read(lookup),
  GetProductCategory: read(lookup),
  GetDepartmentType: read(lookup),
  /** Why a quotation was lost. */
  GetLostReason: read(lookup),
  /** Adds an entry at the end of a list of the office. */
  AddLookup: write({
    right: 'Administrator',
    input: newLookup,
    answer: created('lookupId'),
    failures: { NamePresent: conflict(say.present, 'name') },
  }),

  /** Renames an entry. Records that were saved with the old name keep it until they are saved again. */
  RenameLookup: write({
    right: 'Administrator',
    input: renamedLookup,
    answer: changed('lookupId'),
    failures: { EntryUnknown: notFound(say.entryUnknown), NamePresent: conflict(say.present, 'name') },
  }),

  /** The countries in order of id, so that India is the 101st. */
  GetCountry: read(lookup),
  /** The states of a country by name; empty for an unknown country. */
  GetState: read({ ...lookup, method: 'POST', input: body({ countryId: id }) }),
  /** The cities of a state by name; empty for an unknown state. */
  GetCity: read({ ...lookup, method: 'POST', input: body({ stateId: id }) }),
};
