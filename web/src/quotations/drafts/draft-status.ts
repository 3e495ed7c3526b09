import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { today } from '../../platform/today.ts';
import type { DraftState } from './draft-saver.ts';

/** The line below the step heads: why the draft is not on the server, or when it was saved there. Blank before the first save. */
export function draftStatus({ failure, isChangedElsewhere, savedAt }: DraftState): string {
  if (failure !== undefined) return failure;
  if (isChangedElsewhere) return say.notSavedYet;
  return savedAt === undefined ? '' : say.saved(recentInstant(savedAt, today()));
}
