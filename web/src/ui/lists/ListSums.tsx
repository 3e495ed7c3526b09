import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { PageLink, type PageLinkProps } from '../page/PageLink.tsx';
import './list-sums.css';

/** A sum of all rows of a list, in paise. */
export interface ListSum {
  readonly label: string;
  readonly paise: number;
  /** The page with the rows that it sums up, to which the amount leads. */
  readonly opens?: Pick<PageLinkProps, 'page' | 'search'>;
}

interface ListSumsProps {
  /** Their name for screen readers. */
  readonly label: string;
  /** Undefined while they load. */
  readonly sums: readonly ListSum[] | undefined;
}

/** The sums of everything that a list has found, on all its pages. */
export function ListSums({ label: name, sums }: ListSumsProps) {
  return (
    <dl className="list-sums" aria-label={name} aria-busy={!sums}>
      {sums?.map(({ label, paise, opens }) => {
        const amount = paise < 0 ? formatRupeeChange(paise) : formatRupees(paise);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{opens ? <PageLink {...opens}>{amount}</PageLink> : amount}</dd>
          </div>
        );
      })}
    </dl>
  );
}
