import { pendingMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import type { OperationName } from '@vikray/contract/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { IfAllowed } from '../page/IfAllowed.tsx';
import { pendingPages } from './next-pending.ts';
import './next-pending.css';

interface NextPendingProps {
  readonly kind: PendingKind;
  /** The record that is shown. */
  readonly id: number;
}

const approvals = {
  customer: 'ApproveCustomer',
  product: 'ApproveProduct',
  quotation: 'UpdatequotationStatus',
} as const satisfies Record<PendingKind, OperationName>;

/**
 * Leads from a record to the next one that waits for approval. Shown only to users who may approve, while another one waits. Its place,
 * before the link back to the list, is kept from the start, so that no action moves when the answer arrives.
 */
export function NextPending({ kind, id }: NextPendingProps) {
  return (
    <IfAllowed to={approvals[kind]}>
      <span className="next-pending">
        <NextLink kind={kind} id={id} />
      </span>
    </IfAllowed>
  );
}

function NextLink({ kind, id }: NextPendingProps) {
  const { data } = useQuery({ ...queryOf('GetNextPending', { kind, id }), staleTime: 0 });
  const next = data?.[0];
  if (!next) return null;
  return (
    <ButtonLink to={pendingPages[kind]} search={{ id: next.id }}>
      {say.next(next)}
    </ButtonLink>
  );
}
