/** The checks of the customer wizards, step by step, in the order and words of CUS-07 to CUS-28 and CUS-68. */
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { addressDetails, companyDetails } from '@vikray/contract/customers/customer.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { digits, emailPattern } from '@vikray/contract/platform/fields.ts';
import * as z from 'zod';
import type { Address } from '../ui/forms/address.ts';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import { entryFailure, isBlank } from './contact-entry.ts';
import type { CustomerForm } from './customer-form.ts';

/** Step 1. A name that exists already is reported only when the rest of the step is correct. */
export function companyFailure(form: CustomerForm, isNameTaken: boolean): FailedCheck | undefined {
  const taken = isNameTaken ? { field: 'companyName', message: say.companyExists } : undefined;
  return firstMessage(form, z.object(companyDetails)) ?? taken;
}

/** A chosen id, or blank when the list is empty. Undefined, while the list is loading, fails. */
const chosen = (message: string) => z.union([z.int(), z.literal('')], { error: message });

const completeAddress = z.object({ ...addressDetails, state: chosen(say.selectState), city: chosen(say.selectCity) });

/** Step 2. */
export function addressFailure(form: Address): FailedCheck | undefined {
  return firstMessage(form, completeAddress, pincodeOfCountry);
}

/** Step 3. An incomplete contact person does not count as the one that is required. */
export function contactsFailure({ contacts, entry }: CustomerForm): FailedCheck | undefined {
  const begun = isBlank(entry) ? undefined : entryFailure(entry);
  if (contacts.length === 0 && (begun || isBlank(entry))) return { field: 'contacts', message: say.addContact };
  return begun && { field: `entry.${begun.field}`, message: begun.message };
}

/** Step 4. */
export function disclaimerFailure(form: CustomerForm): FailedCheck | undefined {
  return firstMessage(form, disclaimerTicked);
}

/** The warnings beside the fields while a saved customer is edited, each while its field is not valid. */
export interface InlineWarnings {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly pincode?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly contactMobile?: string | undefined;
  readonly contactPhone?: string | undefined;
}

/** The warnings of the form now. A field of the contact person that is still empty has no warning. */
export function inlineWarnings(form: CustomerForm): InlineWarnings {
  const { phone, email, pincode, entry } = form;
  const isPincode = digits(6, 6).test(pincode) && pincodeOfCountry.safeParse(form).success;
  return {
    phone: digits(1, 20).test(phone) ? undefined : say.inline.phone,
    email: emailPattern.test(email.trim()) ? undefined : say.inline.email,
    pincode: isPincode ? undefined : say.inline.pincode,
    contactEmail: entry.email === '' || emailPattern.test(entry.email.trim()) ? undefined : say.inline.contactEmail,
    contactMobile: entry.mobile === '' || digits(10, 10).test(entry.mobile) ? undefined : say.inline.contactMobile,
    contactPhone: digits(0, 15).test(entry.phone) ? undefined : say.inline.contactPhone,
  };
}
