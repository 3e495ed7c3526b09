import { Link } from '@tanstack/react-router';
import type { LikelyCustomer } from '@vikray/contract/customers/likely-customer.ts';

interface LikelyLinkProps {
  readonly likely: LikelyCustomer;
  /** Opens a tab of its own, because something is being entered here. */
  readonly opensTab?: boolean;
}

/** A customer that may be the same, with the reason. */
export function LikelyLink({ likely: { customerId, companyName, city, likeness }, opensTab = false }: LikelyLinkProps) {
  return (
    <span className="likely-customer">
      <Link to="/viewcustomer" search={{ id: customerId }} target={opensTab ? '_blank' : undefined}>
        {companyName}
      </Link>
      <span className="likely-why">{[city, likeness].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
