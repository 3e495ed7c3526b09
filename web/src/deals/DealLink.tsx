import { Link } from '@tanstack/react-router';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';

interface DealLinkProps {
  readonly dealId: number;
  /** The number of the deal, or of the quotation or order that leads to it. */
  readonly number: string;
}

/** A number in a list, which links to its deal for every user. */
export function DealLink({ dealId, number }: DealLinkProps) {
  return (
    <Link to="/deal" search={{ id: dealId }}>
      <strong>
        <DocumentNumber number={number} />
      </strong>
    </Link>
  );
}
