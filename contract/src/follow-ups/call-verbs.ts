import type { CallType } from './sales-call-entry.ts';

/** What a user did, as a history says it before the name of whom they called. */
export const callVerbs: Readonly<Record<CallType, string>> = {
  Phone: 'phoned',
  Visit: 'visited',
  Mail: 'wrote by mail to',
  WhatsApp: 'wrote by WhatsApp to',
  Meeting: 'met',
};
