import { gstinCheckCharacter } from '@vikray/contract/gst/gstin.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';
import { uploadPicture } from './images.ts';

let lastNumber = 0;

type Company = InputOf<'AddClientDetails'>;

/** A new company as a user would enter it, with an uploaded logo. */
export function aCompany(change: Partial<Company> & Pick<Company, 'image'>): Company {
  const number = ++lastNumber;
  return {
    name: `Godavari Traders ${number}`,
    shortName: `GT${number}`,
    industry: 6,
    address: 'Plot 14, MIDC Ambad',
    country: 101,
    state: 4008,
    city: 'Nashik',
    pincode: '422010',
    landmark: 'Near the water tank',
    status: 'Active',
    mobile: '9000000071',
    email: `accounts${number}@godavari.example.in`,
    website: 'https://godavari.example.in',
    facebook: 'godavaritraders',
    instagram: 'godavari.traders',
    linkedin: 'godavari-traders',
    youtube: '@godavari',
    gst: aGstin(number),
    pan: 'AAPFU0939F',
    tan: 'NSKG01234B',
    msme: 'UDYAM-MH-23-0012345',
    bankName: 'State Bank of India',
    accountNumber: '00000030123456789',
    branch: 'Nashik Road',
    ifsc: 'SBIN0001234',
    swift: 'SBININBB',
    type: '',
    ...change,
  };
}

/** A valid GSTIN of Maharashtra. */
function aGstin(number: number): string {
  const firstFourteen = `27AAPFU${String(number).padStart(4, '0')}F1Z`;
  return firstFourteen + gstinCheckCharacter(firstFourteen);
}

/** Uploads a logo and adds a company with it. Returns the company's number. */
export async function addCompany(caller: Caller, change: Partial<Company> = {}): Promise<number> {
  const [added] = await caller.call('AddClientDetails', aCompany({ image: await uploadPicture(caller, 'Company'), ...change }));
  return added?.companyId ?? 0;
}
