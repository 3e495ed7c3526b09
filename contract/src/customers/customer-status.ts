import type { Transitions } from '../platform/transitions.ts';

/** The statuses of a customer. A new or changed customer is Pending. */
export const customerStatuses = ['Pending', 'Approved', 'Deleted'] as const;

export type CustomerStatus = (typeof customerStatuses)[number];

/** Saving an edited customer makes it Pending again; a deleted one stays deleted. */
export const customerTransitions: Transitions<CustomerStatus> = {
  Pending: ['Pending', 'Approved', 'Deleted'],
  Approved: ['Pending', 'Approved', 'Deleted'],
  Deleted: [],
};
