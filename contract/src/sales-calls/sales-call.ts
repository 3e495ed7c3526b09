import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';

const text = z.string();

/**
 * A sales call in an answer; its keys have no prefix. `callId` is its id in the panel, `salesId` the number that the office gave it,
 * `actionDate` YYYY-MM-DD or blank. `customerId` is null if the company is not a customer in the panel.
 */
export const salesCall = body(
  {
    callId: id,
    salesId: text,
    companyName: text,
    name: text,
    contactPersons: z.array(body({ name: text })),
    callType: text,
    description: text,
    callAction: text,
    actionDate: text,
    actionDescription: text,
    staffName: text,
    status: text,
    customerId: id.nullable(),
    /** The deal of the enquiry that it became; null if it became none. */
    dealId: id.nullable(),
    /** The number of that deal; blank for none. */
    dealNumber: text,
  },
  { callId: 'id', contactPersons: 'ContactPerson' },
);

export type SalesCall = z.output<typeof salesCall>;

/** The contact persons of the call, as the list shows them. */
export function contactNames({ contactPersons }: Pick<SalesCall, 'contactPersons'>): string {
  return contactPersons.map(({ name }) => name).join(', ');
}
