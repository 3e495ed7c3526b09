import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import type { ListRows } from '../ui/lists/list-rows.ts';
import type { ListSearch } from '../ui/lists/list-search.ts';
import type { listFilter } from './tax-document-search.ts';

/** What the list takes, as a table or as cards. */
export interface TaxLayout {
  readonly list: ListSearch;
  readonly rows: ListRows<Consignment>;
  readonly filter: ReturnType<typeof listFilter>;
  readonly chosenId: number | undefined;
  readonly onChoose: (consignmentId: number | undefined) => void;
}
