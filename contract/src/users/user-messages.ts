import type { Handover } from './handover.ts';

/** Every sentence of the users area, except those about passwords. */
export const userMessages = {
  enterName: "Please enter employee's Name.",
  enterPersonalEmail: "Please enter employee's personal Email Address.",
  invalidEmail: 'Please enter valid Email Address.',
  enterBirthDate: "Please enter employee's Date of Birth.",
  enterMobile: "Please enter employee's Mobile Number.",
  invalidMobile: 'Please enter valid Mobile Number.',
  enterEmployeeNumber: 'Please enter Employee Number.',
  enterJoiningDate: "Please enter employee's Joining Date.",
  enterDesignation: "Please enter employee's Designation.",
  enterOfficeEmail: "Please enter employee's Official Email Address.",
  enterOfficeMobile: "Please enter employee's Official Mobile Number.",
  enterAddress: "Please enter employee's Residential Address.",
  enterPincode: "Please enter employee's Residential Pincode.",
  invalidPincode: 'Please enter valid Pincode.',
  enterNickname: "Please enter employee's Nick Name.",
  futureDate: 'This date cannot be later than today.',
  choosePreset: 'Please select the rights.',
  enterOneUser: 'Please enter at least one user.',
  mobileTaken: 'One of these mobile numbers is registered already.',
  registered: 'Official Mobile Number or Employee Number already registered.',

  imageHint: 'JPEG, PNG or WebP, under 300 kb.',
  added: 'User Successfully Added.',
  updated: 'User Successfully Updated.',
  deleted: 'User successfully deleted.',
  confirmDeleteTitle: 'Confirm to Delete',
  confirmDelete: 'Are you sure you want to delete the user.',
  handover: 'Open deals, enquiries and follow-ups go to',
  noHandover: 'Nobody',
  /** What goes to someone else, in figures. */
  handsOver: ({ openDeals, enquiries, followUps, pendingQuotations }: Handover) => {
    if (openDeals === 0) return 'Nothing is open, so there is nothing to hand over.';
    const parts = [
      enquiries > 0 && (enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`),
      pendingQuotations > 0 && (pendingQuotations === 1 ? '1 pending quotation' : `${pendingQuotations} pending quotations`),
      followUps > 0 && (followUps === 1 ? '1 follow-up' : `${followUps} follow-ups`),
    ].filter((part) => part !== false);
    const last = parts.pop();
    const named = [parts.join(', '), last].filter(Boolean).join(' and ');
    return `${openDeals === 1 ? '1 open deal' : `${openDeals} open deals`}${named === '' ? '' : ` with ${named}`}.`;
  },
  handoverHint: 'Those of nobody stand under No Owner on Follow Ups.',
  handoverUnknown: 'Choose an active user to hand over to.',
  handedOver: (by: string, from: string, count: number) =>
    `${by} has handed over ${count === 1 ? '1 open deal' : `${count} open deals`} of ${from} to you.`,
  noneFound: 'No Users Available',
  notFound: 'This user does not exist or has been deleted.',
  privateHidden: 'Private details are shown to the user and to colleagues with the right Edit User.',
  notOneself: 'You cannot delete yourself.',
  followUpNumber: 'This number may send follow-up mails, so only an Administrator can assign it.',
  ofAdministrator: 'Only an Administrator can add, change or delete an Administrator.',
  lastAdministrator: 'This is the last Administrator. Make another user an Administrator first.',
} as const;
