import type { Company } from '../companies/company.ts';
import type { CustomerSite } from '../customers/customer-site.ts';
import type { Customer } from '../customers/customer.ts';
import { registeredGstin } from './gstin.ts';
import type { GstCategory, GstRegime, Nature } from './gst-category.ts';

/** The fields of a business or a site that matter to GST. Blank for none. */
export interface GstAddress {
  readonly gstin: string;
  /** The name of the State. */
  readonly state: string;
  /** The name of the country; blank counts as India. */
  readonly country: string;
}

/** The facts of a document from which its tax follows. */
export interface TaxFacts {
  readonly company: GstAddress & { readonly regime: GstRegime };
  /** `category` is the chosen one; blank while it follows from GSTIN and country. */
  readonly customer: GstAddress & { readonly category: GstCategory | '' };
  /** Where the goods go. Absent for the address of the customer. */
  readonly site?: (GstAddress & { readonly name: string }) | undefined;
  /** Whether the goods are assembled or installed at the site. */
  readonly installed?: boolean;
  readonly nature?: Nature;
  /** The code of the place of supply that the user has chosen instead. */
  readonly chosenPlace?: string | undefined;
}

type DecidingCompany = Pick<Company, 'gst' | 'state' | 'country' | 'gstRegime'>;
type DecidingCustomer = Pick<Customer, 'gstin' | 'state' | 'country' | 'gstCategory' | 'gstCategoryIsChosen'>;

/** The entries of a user for a tax decision. */
interface Entered {
  readonly installed?: 'Yes' | 'No' | null | undefined;
  readonly placeOfSupply?: string | null | undefined;
  /** Where the goods go; absent for the address of the customer. */
  readonly site?: Pick<CustomerSite, 'name' | 'gstin' | 'state' | 'country'> | undefined;
}

/** Collects the facts of a sale from its records. */
export function taxFacts(company: DecidingCompany, customer: DecidingCustomer, { installed, placeOfSupply, site }: Entered): TaxFacts {
  return {
    company: { gstin: registeredGstin(company.gst), state: company.state, country: company.country, regime: company.gstRegime },
    customer: {
      gstin: registeredGstin(customer.gstin),
      state: customer.state,
      country: customer.country,
      category: customer.gstCategoryIsChosen === 'Yes' ? customer.gstCategory : '',
    },
    site: site && { name: site.name, gstin: registeredGstin(site.gstin), state: site.state, country: site.country },
    installed: installed === 'Yes',
    chosenPlace: placeOfSupply || undefined,
  };
}
