/** The parts of the enquiry screens that other areas may use. */
export { CustomerEnquiry } from './CustomerEnquiry.tsx';
export { EnquiryActions } from './EnquiryActions.tsx';
export { tenDigitsOf, type EnquiryForm } from './enquiry-form.ts';
export { MakeEnquiry } from './MakeEnquiry.tsx';
