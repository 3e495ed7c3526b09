import { bothRoles } from '@vikray/contract/companies/company.ts';
import { companyMessages } from '@vikray/contract/companies/company-messages.ts';
import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedSupplier } from '@vikray/contract/imports/imported-entries.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import {
  detailColumns,
  insertSuppliers,
  isGstinTaken,
  takeBackSuppliers,
  takenCompanyNames,
  type NewSupplier,
} from '../companies/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { dependenceOfSuppliers } from './dependence-store.ts';
import type { CheckContext } from './record-importer.ts';
import { recordImporter } from './record-importer.ts';
import { withPlace } from './written-place.ts';

/** A white point, for suppliers without a picture: a company needs one. */
const plainPicture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC', 'base64');

const maxShortName = 20;

export const supplierImporter = recordImporter({
  kind: 'suppliers',
  label: 'name',
  input: importedSupplier,
  read: withPlace,
  rules: [pincodeOfCountry],
  presentSentence: say.supplierPresent,
  present: takenCompanyNames,
  dependence: dependenceOfSuppliers,
  takeBack: takeBackSuppliers,
  keyOf: ({ name }) => name && nameKey(name),
  otherKeysOf: ({ gst }) => (gst ? [`gstin ${gst}`] : []),
  async faults({ db, lookups, pictures }, { industry, country, state, city, gst, picture }) {
    const place = country === undefined ? undefined : await lookups.findPlace(country, state, city);
    const isUnknown = industry && !(await lookups.findInLookup('industries', industry));
    const image = picture ? await pictures.named(picture) : undefined;
    return [
      ...(isUnknown ? [{ field: 'industry', message: customerMessages.selectIndustry }] : []),
      ...(typeof place === 'string' ? [unknownPlaces[place]] : []),
      ...(gst && (await isGstinTaken(db, gst)) ? [{ field: 'gst', message: companyMessages.gstinTaken }] : []),
      ...(typeof image === 'string' ? [{ field: 'picture', message: image }] : []),
    ];
  },
  async prepare(context, { industry, country, state, city, picture, ...input }): Promise<NewSupplier> {
    const { lookups } = context;
    const place = await lookups.findPlace(country, state, city);
    if (typeof place === 'string') throw new Error(`The check should have refused: ${place}`);
    const { name, shortName, type } = input;
    return detailColumns(
      { ...input, shortName: shortName || name.slice(0, maxShortName).trim(), type: type === bothRoles ? undefined : type },
      {
        industry: industry ? await lookups.findInLookup('industries', industry) : undefined,
        place,
        imageHash: await pictureOf(context, picture),
      },
    );
  },
  async insert(tx, records, importId, stamp) {
    await insertSuppliers(tx, records, importId, stamp);
    return records.length;
  },
});

const unknownPlaces = {
  CountryUnknown: { field: 'country', message: customerMessages.selectCountry },
  StateUnknown: { field: 'state', message: customerMessages.selectState },
  CityUnknown: { field: 'city', message: customerMessages.selectCity },
};

async function pictureOf({ pictures }: CheckContext, name: string): Promise<string> {
  const picture = name === '' ? await pictures.stored(plainPicture) : await pictures.named(name);
  if (typeof picture === 'string') throw new Error(`The check should have refused: ${picture}`);
  return picture.hash;
}
