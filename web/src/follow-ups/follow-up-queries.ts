/** Everything that the follow-up letter reads from the server. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';

/** The recipient of a quotation's follow-up, and the mails about it so far. Read whenever the letter opens. */
export function useFollowUp(quotationId: number) {
  return useQuery({
    ...queryOf('GetFollowUp', { quotationId }),
    select: ([followUp]) => followUp,
    placeholderData: undefined,
    gcTime: 0,
  });
}
