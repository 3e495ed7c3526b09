import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { TaxFacts } from '@vikray/contract/gst/tax-decision.ts';

/** What a request says of a tax decision. */
interface Entered {
  readonly installed?: 'Yes' | 'No' | null | undefined;
  readonly placeOfSupply?: string | null | undefined;
}

/** The facts of a sale from which its tax follows. */
export function taxFacts(company: Company, customer: Customer, { installed, placeOfSupply }: Entered): TaxFacts {
  return {
    company: { gstin: company.gst, state: company.state, country: company.country, regime: company.gstRegime },
    customer: {
      gstin: customer.gstin,
      state: customer.state,
      country: customer.country,
      category: customer.gstCategoryIsChosen === 'Yes' ? customer.gstCategory : '',
    },
    installed: installed === 'Yes',
    chosenPlace: placeOfSupply || undefined,
  };
}
