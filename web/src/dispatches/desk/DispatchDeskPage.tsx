import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { openLineFilters, openLineSorts } from '@vikray/contract/dispatches/open-order-line.ts';
import { mostLines } from '@vikray/contract/dispatches/new-dispatches.ts';
import { Suspense, useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { fileOf } from '../../platform/list-file.ts';
import { useIsPhone } from '../../platform/media.ts';
import { notify } from '../../platform/notify.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { FilterButton } from '../../ui/filters/FilterButton.tsx';
import { FilterTags } from '../../ui/filters/FilterTags.tsx';
import { useListFilters } from '../../ui/filters/list-filters.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { ListEmpty } from '../../ui/lists/ListEmpty.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { ListPager } from '../../ui/lists/ListPager.tsx';
import { searchAndOrder, useListSearch } from '../../ui/lists/list-search.ts';
import { ListToolbar } from '../../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { DeskFoot } from './DeskFoot.tsx';
import { deskGroups, groupingOf, groupings, sortOfGrouping } from './desk-groups.ts';
import { DeskCards } from './DeskCards.tsx';
import { DeskTable } from './DeskTable.tsx';
import './dispatch-desk.css';
import { linesThatCanShip, useOpenLines } from './desk-queries.ts';
import { tickLines, tickedFailures, type TickedLines } from './ticked-lines.ts';

const DispatchSheet = lazyPart(async () => ({ default: (await import('./DispatchSheet.tsx')).DispatchSheet }));

const nothing: TickedLines = new Map();

/** Every open order line: what can leave today is ticked here and dispatched together. */
export function DispatchDeskPage() {
  const isPhone = useIsPhone();
  const list = useListSearch({ sorts: openLineSorts, pageSize: mostLines });
  const filters = useListFilters(openLineFilters);
  const rows = useOpenLines(list, filters.values);
  const [ticked, setTicked] = useState(nothing);
  const [isOpen, setIsOpen] = useState(false);
  const failures = tickedFailures(ticked);
  const grouping = isPhone ? 'By Order' : groupingOf(list.sort);
  const groups = deskGroups(rows.rows, grouping);
  const mayOpen = ticked.size > 0 && failures.size === 0;
  const open = () => setIsOpen(true);
  useKeys([{ key: 'Ctrl+Enter', does: say.dispatch, act: mayOpen && !isOpen ? open : undefined }]);

  async function tickAll(): Promise<void> {
    const lines = await linesThatCanShip(list, filters.values).catch((thrown: unknown) => notify.refusal(failureSentence(thrown)));
    if (lines) setTicked((before) => tickLines(before, lines, true));
  }
  const shown = { grouping, groups, ticked, failures, onChange: setTicked };
  const isEmpty = rows.total === 0 && !rows.isStale;

  return (
    <div className="list-page desk-page">
      <PageHeading title={say.title}>
        <ListToolbar
          list={list}
          filters={<FilterButton filters={filters} />}
          filter={
            <Button disabled={rows.total === undefined || isEmpty} onClick={() => void tickAll()}>
              {say.tickAll}
            </Button>
          }
          csv={fileOf('GetOpenOrderLine', { ...filters.values, ...searchAndOrder(list) })}
        />
      </PageHeading>
      <FilterTags filters={filters} />
      <Tabs
        label={say.groups}
        tabs={groupings}
        shown={grouping}
        isAlone={isPhone}
        onShow={(tab) => list.ask({ sort: sortOfGrouping[tab], order: undefined })}
      >
        {rows.failure ? (
          <ListFailure sentence={rows.failure} retry={rows.retry} />
        ) : isEmpty ? (
          <ListEmpty list={list} sentence={say.noneFound} clearFilter={filters.clear} />
        ) : (
          <section className="list-sheet desk-sheet" aria-label={say.title} aria-busy={rows.total === undefined || rows.isStale}>
            {isPhone ? <DeskCards {...shown} /> : <DeskTable {...shown} />}
            <ListPager list={list} rows={rows} />
          </section>
        )}
      </Tabs>
      {ticked.size > 0 && (
        <DeskFoot ticked={ticked} failures={failures} onDispatch={mayOpen ? open : undefined} onClear={() => setTicked(nothing)} />
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <DispatchSheet
            ticked={ticked}
            onClose={() => setIsOpen(false)}
            onDispatched={() => {
              setIsOpen(false);
              setTicked(nothing);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
