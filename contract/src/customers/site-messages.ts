/** Every sentence about the sites of a customer. */
export const siteMessages = {
  sites: 'Sites',
  site: 'Site',
  enterName: 'Please enter the name of the site.',
  tooMany: 'A customer can have 50 sites.',
  notFound: 'This site does not exist.',
  select: 'Please select a site of the customer.',
  none: 'No sites yet. A site is a delivery address other than the customer’s own.',
  add: 'Add a Site',
  edit: 'Edit Site',
  hide: 'Hide',
  hideTitle: 'Hide the site?',
  hideSentence: 'It can no longer be chosen. Quotations and orders keep it.',
  name: 'Name of the Site',
  contact: 'Contact Person at the Site',
  added: 'Site added.',
  updated: 'Site updated.',
  hidden: 'Site hidden.',
  deliverTo: 'Deliver To',
  /** The choice of no site. */
  addressAbove: 'The address above',
} as const;

/** What a timeline says of the sites of a customer, after the name of the user. */
export const siteHistory = {
  added: (site: string, customer: string) => `added the site ${site} to ${customer}`,
  changed: (site: string, customer: string) => `changed the site ${site} of ${customer}`,
  hidden: (site: string, customer: string) => `hid the site ${site} of ${customer}`,
} as const;
