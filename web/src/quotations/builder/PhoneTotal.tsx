import './costing-step.css';

/** The total, always visible on phones. */
export function PhoneTotal({ amount }: { readonly amount: string }) {
  return (
    <p className="phone-total">
      <span>Total amount</span>
      <strong className="tabular">{amount}</strong>
    </p>
  );
}
