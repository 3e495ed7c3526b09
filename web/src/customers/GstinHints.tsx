import { Link } from '@tanstack/react-router';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { gstMessages as say } from '@vikray/contract/gst/gst-messages.ts';

interface GstinHintsProps {
  /** What may be wrong with the GSTIN. */
  readonly hints: readonly string[];
  /** The other customers who have it. */
  readonly others: readonly Customer[];
}

export function GstinHints({ hints, others }: GstinHintsProps) {
  return (
    <>
      {hints.map((hint) => (
        <span key={hint}>{hint} </span>
      ))}
      {others.map(({ customerId, companyName }) => (
        <span key={customerId}>
          <Link to="/viewcustomer" search={{ id: customerId }}>
            {companyName}
          </Link>
          {` ${say.alsoThere} `}
        </span>
      ))}
    </>
  );
}
