import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { ListEmpty } from '../ui/lists/ListEmpty.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { ListPager } from '../ui/lists/ListPager.tsx';
import { PhoneCards } from '../ui/lists/PhoneCards.tsx';
import { RowTick } from '../ui/several/RowTick.tsx';
import { useLastPage } from '../ui/lists/use-last-page.ts';
import { DueCard } from './DueCard.tsx';
import { DueDrawer } from './DueDrawer.tsx';
import type { DueLayout } from './due-layout.ts';
import { namedFollowUps } from './follow-up-several.tsx';

/** The due list on a phone: a card for each deal with Call, WhatsApp and Done. Done opens the outcome over the list. */
export function DuePhone({ list, rows, empty, chosenId, onChoose, onOpen, onDone, onReopen, onLose, ticked, onTicked }: DueLayout) {
  useLastPage(list, rows);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <ListEmpty list={list} sentence={empty} />;
  const chosen = rows.rows.find(({ dealId }) => dealId === chosenId);
  return (
    <section className="card-list" aria-label={say.title} aria-busy={rows.total === undefined || rows.isStale}>
      <PhoneCards rows={rows}>
        {(row) => (
          <DueCard
            key={row.dealId}
            followUp={row}
            tick={ticked && <RowTick row={row} id={row.dealId} name={namedFollowUps.nameOf(row)} ticked={ticked} onTicked={onTicked} />}
            onDone={() => onOpen(row.dealId)}
          />
        )}
      </PhoneCards>
      <ListPager list={list} rows={rows} />
      {chosen && <DueDrawer chosen={chosen} onDone={onDone} onReopen={onReopen} onLose={onLose} onClose={() => onChoose(undefined)} />}
    </section>
  );
}
