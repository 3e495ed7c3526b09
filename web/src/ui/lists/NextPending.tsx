import { pendingMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { pendingPages } from './next-pending.ts';
import './next-pending.css';

interface NextPendingProps {
  readonly kind: PendingKind;
  /** The record that is shown. */
  readonly id: number;
}

/**
 * Leads from a record to the next one that waits for approval, while another one waits. Show it only to users who may approve. Its place,
 * before the link back to the list, is kept from the start, so that no action moves when the answer arrives.
 */
export function NextPending({ kind, id }: NextPendingProps) {
  const { data } = useQuery({ ...queryOf('GetNextPending', { kind, id }), staleTime: 0 });
  const next = data?.[0];
  return (
    <span className="next-pending">
      {next && (
        <ButtonLink to={pendingPages[kind]} search={{ id: next.id }}>
          {say.next(next)}
        </ButtonLink>
      )}
    </span>
  );
}
