import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { emptyEnquiry, tenDigitsOf } from './enquiry-form.ts';

interface CustomerEnquiryProps {
  readonly customer: { readonly customerId: number; readonly companyName: string };
  /** The person who probably asks. */
  readonly person: { readonly name: string; readonly mobile: string; readonly email: string } | undefined;
  readonly onClose: () => void;
}

/** Takes down an enquiry of a customer. */
export function CustomerEnquiry({ customer: { customerId, companyName }, person, onClose }: CustomerEnquiryProps) {
  const known = {
    ...emptyEnquiry,
    customer: { value: customerId, label: companyName },
    ...(person && { name: person.name, mobile: tenDigitsOf(person.mobile), email: person.email }),
  };
  return <EnquiryDialog title={say.addEnquiry} known={known} onClose={onClose} />;
}
