/** What other areas may use of the customers. */
export { customerDetails, unknownChoices } from './customer-details.ts';
export { contactLike, contactsOfCustomer, sitesOfCustomer } from './moved-contact-store.ts';
export { likelyCustomers, likelyNames } from './likely-customer-store.ts';
export { customersOf, refreshSearchText as refreshCustomer, restoreDeleted, updateCustomer } from './customer-store.ts';
export { customerSearchText, pendingCustomers, findCustomer, findCustomerToUse, listedCustomers, updateCredit } from './customer-store.ts';
export { findCreditDays, findCustomerIdByGstin } from './customer-of-bill-store.ts';
export { contactsToCall } from './contacts-to-call-store.ts';
export { findSite } from './site-store.ts';
export { insertCustomers, takeBackCustomers, type NewImportedCustomer } from './imported-customer-store.ts';
export { customersByKeys, restoreCustomer, updateImportedCustomer } from './customer-update-store.ts';
export {
  contactKey,
  findCustomerIdNamed,
  insertImportedContacts,
  takeBackContacts,
  takenContacts,
  type NewImportedContact,
} from './imported-contact-store.ts';
