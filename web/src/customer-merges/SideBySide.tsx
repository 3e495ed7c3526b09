import type { ReactNode } from 'react';
import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';

interface SideBySideProps {
  readonly kept: Customer;
  readonly merged: Customer;
  /** Exchanges the two. */
  readonly children: ReactNode;
}

const rows: readonly (readonly [label: string, text: (customer: Customer) => ReactNode])[] = [
  ['Status', ({ status }) => <StatusTag status={status} />],
  [gstMessages.gstin, ({ gstin }) => gstin],
  ['Company Type', ({ type, industry }) => `${type}, ${industry}`],
  ['Address', ({ address, city, state, pincode }) => [address, city, state, pincode].filter(Boolean).join(', ')],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Contact Persons', ({ contacts }) => contacts.map(({ name, mobile }) => `${name}, ${mobile}`).join('\n')],
];

/** The customer that stays and the one that goes. What differs is marked. */
export function SideBySide({ kept, merged, children }: SideBySideProps) {
  return (
    <div className="merge-table" role="table" aria-label={say.title}>
      <div role="row" className="merge-heads">
        <span role="columnheader" className="merge-label">
          {children}
        </span>
        <span role="columnheader" className="merge-stays">
          <small>{say.kept}</small>
          <strong>{kept.companyName}</strong>
        </span>
        <span role="columnheader" className="merge-goes">
          <small>{say.merged}</small>
          <strong>{merged.companyName}</strong>
        </span>
      </div>
      {rows.map(([label, text]) => {
        const [one, other] = [text(kept), text(merged)];
        const isSame = typeof one === 'string' && one === other;
        return (
          <div key={label} role="row" className={isSame ? 'merge-same' : undefined}>
            <span role="rowheader" className="merge-label">
              {label}
            </span>
            <span role="cell">{one === '' ? '–' : one}</span>
            <span role="cell">{other === '' ? '–' : other}</span>
          </div>
        );
      })}
    </div>
  );
}
