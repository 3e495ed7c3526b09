/** A company as entered, its checks, and the conversion to and from the contract's records. */
import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { companyDetails, type Company, type CompanyStatus } from '@vikray/contract/companies/company.ts';
import { companyGst, usualCompanyGst, type CompanyGst } from '@vikray/contract/companies/company-gst.ts';
import { noStandardTerms, standardTerms, type StandardTerms } from '@vikray/contract/companies/standard-terms.ts';
import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import * as z from 'zod';
import type { Address } from '../ui/forms/address.ts';

/** What a change sends only where it differs from what is stored. */
type StoredSettings = CompanyGst & StandardTerms;

const noSettings: StoredSettings = { ...usualCompanyGst, ...noStandardTerms };

export interface CompanyForm extends Address, Omit<CompanyGst, 'ewayLimit'>, StandardTerms {
  /** In rupees, as typed. */
  readonly ewayLimit: string;
  readonly status: CompanyStatus;
  /** The address of the stored logo; blank for none. */
  readonly image: string;
  /** A chosen logo that is not stored yet. */
  readonly file: File | undefined;
  readonly name: string;
  readonly shortName: string;
  readonly industry: number | undefined;
  readonly landmark: string;
  readonly mobile: string;
  readonly email: string;
  readonly website: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly linkedin: string;
  readonly youtube: string;
  readonly gst: string;
  readonly pan: string;
  readonly tan: string;
  readonly msme: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly branch: string;
  readonly ifsc: string;
  readonly swift: string;
  /** Has no input; saved unchanged. */
  readonly type: string;
}

export const emptyCompany: CompanyForm = {
  status: 'Active',
  image: '',
  file: undefined,
  name: '',
  shortName: '',
  industry: undefined,
  address: '',
  country: indiaId,
  state: undefined,
  city: undefined,
  pincode: '',
  landmark: '',
  mobile: '',
  email: '',
  website: '',
  facebook: '',
  instagram: '',
  linkedin: '',
  youtube: '',
  gst: '',
  pan: '',
  tan: '',
  msme: '',
  bankName: '',
  accountNumber: '',
  branch: '',
  ifsc: '',
  swift: '',
  type: '',
  ...noSettings,
  ewayLimit: formatDecimal(usualCompanyGst.ewayLimit),
};

/** A saved company, to be edited. */
export function formOf(company: Company): CompanyForm {
  const { companyName, industryId, countryId, stateId, cityId, mobileNumber, swiftCode, ...same } = company;
  // Only what the form holds: users do not enter the rest.
  const {
    companyId: _id,
    industry: _industry,
    country: _country,
    state: _state,
    city: _city,
    updatedOn: _updatedOn,
    version: _version,
    ...kept
  } = same;
  return {
    ...kept,
    ewayLimit: formatDecimal(company.ewayLimit),
    file: undefined,
    name: companyName,
    industry: industryId ?? undefined,
    country: countryId,
    state: stateId ?? '',
    city: cityId ?? '',
    mobile: mobileNumber,
    swift: swiftCode,
  };
}

/** A chosen id, or blank when the list is empty. Undefined fails: the list is still loading. */
const chosen = z.union([z.int(), z.literal('')], { error: messages.fillMandatoryFields });
const needed = z.object({
  ...companyDetails,
  ...companyGst,
  ...standardTerms,
  state: chosen,
  city: chosen,
  image: z.string().min(1, { error: say.chooseImage }),
});

/** The first thing to correct, in the contract's order. A chosen file counts as a logo. */
export function companyFailure(form: CompanyForm): FailedCheck | undefined {
  return firstMessage(form.file ? { ...form, image: form.file.name } : form, needed, pincodeOfCountry);
}

const savedDetails = z.object(companyDetails);

const savedSettings = z.object({ ...companyGst, ...standardTerms });

/** What is sent of the form: of GST, papers and standard terms only what differs from what is stored. */
function detailsOf(form: CompanyForm, image: string, stored: StoredSettings) {
  const settings = Object.entries(savedSettings.parse(form)).filter(([name, value]) => value !== new Map(Object.entries(stored)).get(name));
  return { ...savedDetails.parse({ ...form, image }), ...Object.fromEntries(settings), industry: form.industry ?? null };
}

/** The request that adds a company. The form has passed all checks. */
export function newCompanyOf(form: CompanyForm, image: string, by: LoginRecord): InputOf<'AddClientDetails'> {
  return { ...detailsOf(form, image, noSettings), ...saved(by), createdBy: by.userId, createdOn: longInstant(new Date()) };
}

/** The request that saves an edited company; `version` is the version of the record that the changes are based on. */
export function changedCompanyOf(
  form: CompanyForm,
  image: string,
  { companyId, stored, version }: { readonly companyId: number; readonly stored: StoredSettings; readonly version: number },
  by: LoginRecord,
): InputOf<'UpdateClientDetails'> {
  return { companyId, version, ...detailsOf(form, image, stored), ...saved(by), createdBy: null, createdOn: null };
}

/** Fields about user, time and status that the specified request must carry. The server ignores them and decides for itself. */
function saved(by: LoginRecord) {
  return { updatedBy: by.userId, updatedOn: longInstant(new Date()) };
}
