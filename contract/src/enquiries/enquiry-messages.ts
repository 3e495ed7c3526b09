/** Every sentence of the enquiries area. */
export const enquiryMessages = {
  enterCompanyName: 'Please enter Company Name.',
  describeRequirement: 'Please describe the requirement.',
  invalidMobile: 'Please enter valid Mobile Number.',
  invalidEmail: 'Please enter valid Email Address.',
  nextDateOutOfRange: 'Please select a date within the next year.',
  selectReason: 'Please select the reason.',
  /** The request or call was made an enquiry at the same time. */
  alreadyAdded: 'Someone else has just made this an enquiry.',
  hasQuotation: 'This deal has a quotation. Mark the quotation lost instead.',
  closedAlready: 'This enquiry is already closed.',
  notClosed: 'This enquiry is not closed.',
  noneFound: 'No enquiries found.',
  added: 'Enquiry successfully added.',
  closed: 'The enquiry is closed.',
  reopened: 'The enquiry is open again.',
  title: 'Enquiry List',
  addEnquiry: 'Add Enquiry',
  makeEnquiry: 'Make Enquiry',
  /** `name` is the person or company that asked. */
  makeEnquiryOf: (name: string) => `Make Enquiry: ${name}`,
  closeEnquiry: 'Close Enquiry',
  reopen: 'Reopen',
  confirmReopen: 'Confirm to Reopen',
} as const;

/** What the history of a record says of an enquiry, after the name of the user. */
export const enquiryHistory = {
  added: (number: string, companyName: string) => `added the enquiry ${number} of ${companyName}`,
  closed: (number: string, reason: string) => `closed the enquiry ${number}: ${reason}`,
  reopened: (number: string) => `reopened the enquiry ${number}`,
} as const;
