import { mailTemplateMessages } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { nameKey } from '../platform/database/name-key.ts';

/** Whether a template would have the name of the documented letter. */
export function isNameOfLetter(name: string): boolean {
  return nameKey(name) === nameKey(mailTemplateMessages.letter);
}
