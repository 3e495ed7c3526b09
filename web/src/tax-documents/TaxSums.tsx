import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useConsignmentSums } from './tax-document-queries.ts';
import type { TaxLayout } from './tax-layout.ts';

/** The sums of everything that the filter shows, on all pages. */
export function TaxSums({ filter, search }: Pick<TaxLayout, 'filter'> & { readonly search: string }) {
  const [sums] = useConsignmentSums(filter, search).data ?? [];
  const amounts = sums && {
    Taxable: sums.taxable,
    CGST: sums.cgst,
    'SGST/UTGST': sums.sgst,
    IGST: sums.igst,
    'Round Off': sums.roundOff,
    Total: sums.total,
  };
  return (
    <dl className="tax-sums" aria-label={say.sums} aria-busy={!sums}>
      {Object.entries(amounts ?? {}).map(([label, paise]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{formatRupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
