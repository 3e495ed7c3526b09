import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';

const text = z.string();

/**
 * A sales call in an answer: its keys have no prefix. `salesId` is the number that the office gave it, `actionDate` YYYY-MM-DD or blank.
 * `customerId` is the customer that can be opened; null when the company is none of the customers. `callId` is the panel's own number.
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
  },
  { callId: 'id', contactPersons: 'ContactPerson' },
);

export type SalesCall = z.output<typeof salesCall>;

/** The persons who were spoken to, as the list shows them. */
export function contactNames({ contactPersons }: Pick<SalesCall, 'contactPersons'>): string {
  return contactPersons.map(({ name }) => name).join(', ');
}
