import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { Calendar } from './calendar.ts';
import type { Town } from './places.ts';

/** The users who sell and the user who approves. */
export interface Staff {
  readonly sellers: readonly LoginRecord[];
  readonly manager: LoginRecord;
  readonly storekeeper: LoginRecord;
  readonly accountant: LoginRecord;
}

/** What all sample data refers to. */
export interface SampleContext {
  readonly seed: number;
  readonly calendar: Calendar;
  readonly towns: readonly Town[];
  readonly industries: readonly LookupEntry[];
  readonly companyTypes: readonly LookupEntry[];
  readonly categories: readonly LookupEntry[];
  readonly departments: readonly LookupEntry[];
  readonly staff: Staff;
  readonly issuers: readonly Company[];
  readonly suppliers: readonly Company[];
  /** The texts of the terms by category. */
  readonly terms: Readonly<Record<TermName, readonly string[]>>;
}

export const termNames = ['delivery', 'price', 'payment', 'taxes', 'freight', 'validity', 'warranty', 'others'] as const;
export type TermName = (typeof termNames)[number];
