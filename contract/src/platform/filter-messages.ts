import { fieldMessages } from './messages.ts';

/** The sentences about values of filters that cannot be read. */
export const filterMessages = {
  notOffered: (label: string) => `${label} ${fieldMessages.notOffered}`,
  notAnAmount: (label: string) => `${label} ${fieldMessages.notDecimal}`,
  notADay: (label: string) => `${label} must be a date, or words such as this month.`,
} as const;
