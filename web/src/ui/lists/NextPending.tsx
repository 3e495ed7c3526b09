import { pendingMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { pendingPages } from './next-pending.ts';

interface NextPendingProps {
  readonly kind: PendingKind;
  /** The record that is shown. */
  readonly id: number;
}

/** Leads from a record to the next one that waits for approval. Shown only to users who may approve, while another one waits. */
export function NextPending({ kind, id }: NextPendingProps) {
  const { data } = useQuery({ ...queryOf('GetNextPending', { kind, id }), staleTime: 0 });
  const next = data?.[0];
  if (!next) return null;
  return (
    <ButtonLink to={pendingPages[kind]} search={{ id: next.id }}>
      {say.next(next)}
    </ButtonLink>
  );
}
