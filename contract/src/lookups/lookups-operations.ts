import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { lookupEntry } from './lookup.ts';

const lookup = { right: 'signed-in', answer: rows(lookupEntry) } as const;

/** The operations on the lookup lists, by name. */
export const lookupsOperations = {
  GetIndustry: read(lookup),
  GetCompanyType: read(lookup),
  GetProductCategory: read(lookup),
  GetDepartmentType: read(lookup),
  /** Why a quotation was lost. */
  GetLostReason: read(lookup),
  /** The countries in order of id, so that India is the 101st. */
  GetCountry: read(lookup),
  /** The states of a country by name; empty for an unknown country. */
  GetState: read({ ...lookup, method: 'POST', input: body({ countryId: id }) }),
  /** The cities of a state by name; empty for an unknown state. */
  GetCity: read({ ...lookup, method: 'POST', input: body({ stateId: id }) }),
};
