import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { ListEmpty } from '../ui/lists/ListEmpty.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { ListPager } from '../ui/lists/ListPager.tsx';
import { PhoneCards } from '../ui/lists/PhoneCards.tsx';
import { useLastPage } from '../ui/lists/use-last-page.ts';
import { Drawer } from '../ui/controls/Drawer.tsx';
import type { TaxLayout } from './tax-layout.ts';
import { TaxCard } from './TaxCard.tsx';
import { TaxPanel } from './TaxPanel.tsx';
import { TaxSums } from './TaxSums.tsx';

/** The list on a phone: a card for each consignment. A press opens its papers and files over the list. */
export function TaxPhone({ list, rows, filter, chosenId, onChoose }: TaxLayout) {
  useLastPage(list, rows);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <ListEmpty list={list} sentence={say.noneFound} />;
  const chosen = rows.rows.find(({ consignmentId }) => consignmentId === chosenId);
  return (
    <section className="card-list" aria-label={say.title} aria-busy={rows.total === undefined || rows.isStale}>
      <PhoneCards rows={rows}>
        {(row) => <TaxCard key={row.consignmentId} consignment={row} onOpen={() => onChoose(row.consignmentId)} />}
      </PhoneCards>
      <TaxSums filter={filter} search={list.search} />
      <ListPager list={list} rows={rows} />
      {chosen && (
        <Drawer title={say.title} onClose={() => onChoose(undefined)}>
          <div className="tax-drawer">
            <TaxPanel key={chosen.consignmentId} consignmentId={chosen.consignmentId} />
          </div>
        </Drawer>
      )}
    </section>
  );
}
