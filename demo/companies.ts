import type { Company } from '@vikray/contract/companies/company.ts';
import { gstinCheckCharacter } from '@vikray/contract/gst/gstin.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { insertCompany, refreshSearchText } from '../server/src/companies/company-store.ts';
import { standardTermColumns } from '../server/src/companies/standard-term-columns.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import { nth } from './seeded-random.ts';
import { colours, drawLogo } from './drawings.ts';
import { storeDrawing } from './pictures.ts';
import type { SampleContext } from './sample-context.ts';
import { standardTexts } from './terms.ts';
import { streets } from './words.ts';

const issuers = [
  ['Vikray Furniture Systems Pvt. Ltd.', 'VFS', 0],
  ['Vikray Medical Equipment LLP', 'VME', 1],
] as const;
const suppliers = [
  ['Loharshree Steel Fabricators', 'LSF', 4],
  ['Kashtamala Wood Works', 'KWW', 12],
  ['Arogyasetu Medical Castors', 'AMC', 9],
  ['Bhandarkunj Racking Industries', 'BRI', 6],
  ['Gadishikhar Upholstery', 'GSU', 2],
  ['Prayogjyoti Laboratory Fittings', 'PLF', 16],
] as const;

/** GST state codes of the companies' states. */
const stateCodes: Readonly<Record<string, string>> = {
  Maharashtra: '27',
  Karnataka: '29',
  Gujarat: '24',
  'Tamil Nadu': '33',
  Telangana: '36',
};

/** Adds the issuing companies and the suppliers. */
export async function addCompanies(
  db: Db,
  context: Pick<SampleContext, 'towns'>,
  stamp: WriteStamp,
): Promise<Pick<SampleContext, 'issuers' | 'suppliers'>> {
  const added: Company[] = [];
  for (const [index, [name, shortName, town]] of [...issuers, ...suppliers].entries()) {
    added.push(await addCompany(db, { name, shortName, town, index }, context, stamp));
  }
  return { issuers: added.slice(0, issuers.length), suppliers: added.slice(issuers.length) };
}

interface Firm {
  readonly name: string;
  readonly shortName: string;
  readonly town: number;
  readonly index: number;
}

async function addCompany(
  db: Db,
  { name, shortName, town, index }: Firm,
  { towns }: Pick<SampleContext, 'towns'>,
  stamp: WriteStamp,
): Promise<Company> {
  const isIssuer = index < issuers.length;
  const place = nth(towns, town);
  const logo = await storeDrawing(db, drawLogo(nth(colours, index)[1]), 'Company', `company-${shortName}`, stamp);
  const pan = `AAA${'CFLTB'.charAt(index % 5)}${shortName.charAt(0)}${String(1001 + index * 37)}${shortName.charAt(2)}`;
  const gstin = `${stateCodes[place.state] ?? '27'}${pan}1Z`;
  const mailbox = shortName.toLowerCase();
  const id = await insertCompany(
    db,
    {
      company_name: name,
      name_key: nameKey(name),
      short_name: shortName,
      industry_id: null,
      industry: '',
      address: `${12 + index * 9}, ${nth(streets, index + 2)}`,
      country_id: place.country_id,
      country: place.country,
      state_id: place.state_id,
      state: place.state,
      city_id: place.city_id,
      city: place.city,
      pincode: `${place.pinStart}0${index + 1}`,
      image_hash: hashInUrl(logo) ?? '',
      status: 'Active',
      landmark: '',
      mobile: `90000000${70 + index}`,
      email: `${mailbox}@example.in`,
      website: `https://${mailbox}.example.in`,
      facebook: '',
      instagram: '',
      linkedin: '',
      youtube: '',
      gstin: gstin + gstinCheckCharacter(gstin),
      pan,
      tan: '',
      msme: `UDYAM-MH-00-000000${index + 1}`,
      bank_name: '',
      account_number: '',
      branch: '',
      ifsc: '',
      swift: '',
      type: isIssuer ? 'Issuer' : 'Supplier',
      ...(isIssuer && standardTermColumns(standardTexts())),
    },
    stamp,
  );
  const company = await refreshSearchText(db, id);
  if (!company) throw new Error(`${name} was not added`);
  return company;
}
