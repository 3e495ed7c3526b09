import { gstWithoutHeads } from '@vikray/contract/consignments/consignment-tax.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { ListSums } from '../ui/lists/ListSums.tsx';
import { useConsignmentSums } from './tax-document-queries.ts';
import type { TaxLayout } from './tax-layout.ts';

type Sums = NonNullable<ReturnType<typeof useConsignmentSums>['data']>[number];

/** The sums of everything that the filter shows, on all pages. */
export function TaxSums({ filter, search }: Pick<TaxLayout, 'filter'> & { readonly search: string }) {
  const [sums] = useConsignmentSums(filter, search).data ?? [];
  const amounts = sums && amountsOf(sums);
  return <ListSums label={say.sums} sums={amounts && Object.entries(amounts).map(([label, paise]) => ({ label, paise }))} />;
}

/** The amounts by label. GST that is not decided, or not allowed, has one sum, which is under no head; without such sales it is not shown. */
function amountsOf(sums: Sums): Readonly<Record<string, number>> {
  const { taxable, cgst, sgst, igst, roundOff, total } = sums;
  const withoutHeads = gstWithoutHeads(sums);
  return {
    Taxable: taxable,
    CGST: cgst,
    'SGST/UTGST': sgst,
    IGST: igst,
    ...(withoutHeads !== 0 && { [say.withoutHeads]: withoutHeads }),
    'Round Off': roundOff,
    Total: total,
  };
}
