import type { Company } from '../companies/company.ts';
import type { CustomerSite } from '../customers/customer-site.ts';
import type { Customer } from '../customers/customer.ts';
import type { TaxFacts } from './tax-decision.ts';

type DecidingCompany = Pick<Company, 'gst' | 'state' | 'country' | 'gstRegime'>;
type DecidingCustomer = Pick<Customer, 'gstin' | 'state' | 'country' | 'gstCategory' | 'gstCategoryIsChosen'>;

type DecidingSite = Pick<CustomerSite, 'name' | 'gstin' | 'state' | 'country'>;

/** What a user says of a tax decision. */
interface Entered {
  readonly installed?: 'Yes' | 'No' | null | undefined;
  readonly placeOfSupply?: string | null | undefined;
  /** Where the goods go; absent for the address of the customer. */
  readonly site?: DecidingSite | undefined;
}

/** The facts of a sale from which its tax follows. */
export function taxFacts(company: DecidingCompany, customer: DecidingCustomer, { installed, placeOfSupply, site }: Entered): TaxFacts {
  return {
    company: { gstin: company.gst, state: company.state, country: company.country, regime: company.gstRegime },
    customer: {
      gstin: customer.gstin,
      state: customer.state,
      country: customer.country,
      category: customer.gstCategoryIsChosen === 'Yes' ? customer.gstCategory : '',
    },
    site: site && { name: site.name, gstin: site.gstin, state: site.state, country: site.country },
    installed: installed === 'Yes',
    chosenPlace: placeOfSupply || undefined,
  };
}
