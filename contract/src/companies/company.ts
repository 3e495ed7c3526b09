import * as z from 'zod';
import { typedGstin } from '../gst/gst-fields.ts';
import { imageAddress } from '../images/images-operations.ts';
import {
  choice,
  digits,
  id,
  instant,
  line,
  optionalChoice,
  optionalEmail,
  optionalWebsite,
  privateText,
  requiredLine,
  requiredParagraph,
  statedByClient,
} from '../platform/fields.ts';
import { messages } from '../platform/messages.ts';
import { readMobile } from '../platform/read-mobile.ts';
import { readPin } from '../platform/read-pin.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { answeredCompanyGst, companyGst } from './company-gst.ts';
import { companyMessages as say } from './company-messages.ts';
import { answeredStandardTerms, standardTerms } from './standard-terms.ts';

/** The statuses of a company. */
export const companyStatuses = ['Active', 'Inactive'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** The role of a company. Its type decides if it names one of these; a company with any other type, or none, has both roles. */
export const companyRoles = ['Issuer', 'Supplier'] as const;
/** What files call the type of a company that has none, and so both roles. */
export const bothRoles = 'Both';

export type CompanyRole = (typeof companyRoles)[number];

const mandatory = messages.fillMandatoryFields;
const optional = (most: number) => line(most).nullish();
const capitals = (most: number) => line(most).toUpperCase().nullish();

/** The fields of the company form, in the order of their checks. The image is last, as it is checked on saving. */
export const companyDetails = {
  name: requiredLine(200, mandatory),
  shortName: requiredLine(20, mandatory),
  industry: optionalChoice,
  address: requiredParagraph(500, mandatory),
  country: choice(mandatory),
  state: optionalChoice,
  city: optionalChoice,
  pincode: requiredLine(20, mandatory).overwrite(readPin).regex(digits(6, 6), { error: say.invalidPincode }),
  landmark: optional(200),
  status: z.enum(companyStatuses).default('Active'),
  mobile: line(20)
    .overwrite(readMobile)
    .regex(/^(\d{10})?$/, { error: say.invalidMobile })
    .nullish(),
  email: optionalEmail(say.invalidEmail),
  website: optionalWebsite(say.invalidWebsite),
  facebook: optional(200),
  instagram: optional(200),
  linkedin: optional(200),
  youtube: optional(200),
  gst: typedGstin,
  pan: capitals(20),
  tan: capitals(20),
  msme: optional(40),
  bankName: optional(100),
  accountNumber: optional(40),
  branch: optional(100),
  ifsc: capitals(20),
  swift: capitals(20),
  type: optional(40),
  image: z.string({ error: say.chooseImage }).min(1, { error: say.chooseImage, abort: true }).pipe(imageAddress),
};

const stated = { createdOn: statedByClient, updatedOn: statedByClient, createdBy: statedByClient, updatedBy: statedByClient };
const statedNames = { createdOn: 'createdOn', updatedOn: 'updatedOn', createdBy: 'createdBy', updatedBy: 'updatedBy' } as const;

/** The values that stand for no id. The form sends none of them for a new company; the documented request may. */
const noId = z.union([z.literal(''), z.literal(0), z.literal('0'), z.null()]);

/** A company in a request; without an id it is a new one. */
export const savedCompany = body(
  { companyId: z.union([id, noId]).optional(), ...companyDetails, ...companyGst, ...standardTerms, ...stated, ...expectedVersion },
  statedNames,
);

/** A company in an answer. Some keys are written both with and without the prefix. */
export const company = row(
  {
    companyId: id,
    companyName: z.string(),
    image: z.string(),
    industry: z.string(),
    industryId: z.int().nullable(),
    type: z.string(),
    address: z.string(),
    countryId: z.int(),
    country: z.string(),
    stateId: z.int().nullable(),
    state: z.string(),
    cityId: z.int().nullable(),
    city: z.string(),
    pincode: z.string(),
    landmark: z.string(),
    status: z.enum(companyStatuses),
    mobileNumber: z.string(),
    email: z.string(),
    website: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
    youtube: z.string(),
    gst: z.string(),
    pan: privateText,
    tan: z.string(),
    msme: z.string(),
    bankName: z.string(),
    accountNumber: privateText,
    branch: z.string(),
    ifsc: z.string(),
    swiftCode: z.string(),
    shortName: z.string(),
    updatedOn: instant,
    version: z.int(),
    ...answeredCompanyGst,
    ...answeredStandardTerms,
  },
  {
    companyId: 'fld_company_id',
    industryId: 'fld_industry_id',
    countryId: 'fld_country_id',
    stateId: 'fld_state_id',
    cityId: 'fld_city_id',
    companyName: ['fld_companyname', 'companyname'],
    state: ['fld_state', 'state'],
    gst: ['fld_gst', 'gst'],
    mobileNumber: ['fld_mobilenumber', 'fld_phonenumber', 'mobilenumber'],
    email: ['fld_email', 'email'],
  },
);

export type Company = z.output<typeof company>;
export type SavedCompany = z.output<typeof savedCompany>;
