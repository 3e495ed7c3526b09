import './costing-step.css';

/** What the quotation comes to, always in sight on phones. */
export function PhoneTotal({ amount }: { readonly amount: string }) {
  return (
    <p className="phone-total">
      <span>Total amount</span>
      <strong className="tabular">{amount}</strong>
    </p>
  );
}
