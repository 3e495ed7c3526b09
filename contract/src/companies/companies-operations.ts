import * as z from 'zod';
import { unknownImage } from '../images/images-operations.ts';
import { pincodeOfCountry } from '../lookups/pincode-of-country.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { bestMatch, list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { fileColumns } from '../platform/list-file.ts';
import { messages } from '../platform/messages.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { termTexts } from '../quotations/term-texts.ts';
import { companyCsv, supplierImportCsv } from './company-csv.ts';
import { companyMessages as say } from './company-messages.ts';
import { company, companyRoles, savedCompany } from './company.ts';
import { whereClause } from './where-clause.ts';

const savedFailures = {
  CompanyNotFound: notFound(say.notFound),
  ...versionConflict,
  Forbidden: forbidden,
  GstinTaken: conflict(say.gstinTaken, 'gst'),
  IndustryUnknown: invalid('industry', messages.fillMandatoryFields),
  CountryUnknown: invalid('country', messages.fillMandatoryFields),
  StateUnknown: invalid('state', messages.fillMandatoryFields),
  CityUnknown: invalid('city', messages.fillMandatoryFields),
  ...unknownImage,
};

/** Clients treat only status 200 as saved, so a new company answers it too. */
const savedAnswer = { ...changed('companyId'), isOnly200: true } as const;

/** The operations on companies, by name. */
export const companiesOperations = {
  /** The issuing companies and suppliers by name: all of them, the active ones, or a single one. */
  GetCompanyList: list({
    method: 'POST',
    right: 'signed-in',
    row: company,
    sorts: ['companyName', 'updatedOn', bestMatch],
    filters: {
      whereClause,
      /** Limits the list to issuing companies or to suppliers. */
      role: z.enum(companyRoles).optional(),
      ...fileColumns,
    },
    irregular: { whereClause: 'whereClause' },
    csv: companyCsv,
    importCsv: supplierImportCsv,
  }),
  AddClientDetails: write({
    right: 'Add Company',
    input: savedCompany,
    rules: [pincodeOfCountry],
    answer: savedAnswer,
    failures: savedFailures,
  }),
  /** Saves a company. Without an id it adds one, which requires the right to add. */
  UpdateClientDetails: write({
    right: ['Add Company', 'Edit Company'],
    input: savedCompany,
    rules: [pincodeOfCountry],
    answer: savedAnswer,
    failures: savedFailures,
  }),
  /** Changes the standard terms of a company. A term that is left out stays, a blank one is taken out. */
  UpdateStandardTerms: write({
    right: 'Edit Company',
    input: body({ companyId: id, ...termTexts, ...expectedVersion }),
    answer: changed('companyId'),
    failures: { CompanyNotFound: notFound(say.notFound), ...versionConflict },
  }),
};
