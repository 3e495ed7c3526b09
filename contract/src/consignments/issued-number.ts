/** What operations that issue papers share. */
import * as z from 'zod';
import { notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { pascal } from '../platform/wire.ts';
import { consignmentMessages as say } from './consignment-messages.ts';

/** The consignment and the number of the paper that was issued. */
export const issuedNumber = { status: 201, data: z.array(pascal({ consignmentId: id, number: z.string() })) } as const;

/** The failure of every operation on one consignment. */
export const unknownConsignment = { ConsignmentNotFound: notFound(say.notFound) };
