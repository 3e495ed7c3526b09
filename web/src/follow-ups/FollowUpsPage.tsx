import { dueFilters } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense, useState } from 'react';
import { MarkLostDialog } from '../quotations/public.ts';
import { fileOf } from '../platform/list-file.ts';
import { useLogin } from '../platform/login.ts';
import { useIsPhone } from '../platform/media.ts';
import { useRights } from '../platform/rights.ts';
import { Segmented } from '../ui/controls/Segmented.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { useWorkRows } from '../ui/lists/use-work-rows.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import '../ui/lists/row-actions.css';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { useSelection } from '../ui/several/use-selection.ts';
import { dueSorts } from './due-columns.tsx';
import '../ui/lists/call-desk.css';
import './due-list.css';
import { useDueFilter } from './due-search.ts';
import { DueDesk } from './DueDesk.tsx';
import { DuePhone } from './DuePhone.tsx';
import { refreshFollowUps, refreshMailed, useFollowUpList } from './follow-up-queries.ts';
import { followUpActions, namedFollowUps } from './follow-up-several.tsx';
import { useOutcomeSoon } from './OutcomePanel.tsx';

const whoseOptions = [
  { label: say.mine, value: 'mine' },
  { label: say.everybody, value: 'everybody' },
  { label: say.noOwner, value: 'nobody' },
] as const;
const tabs = dueFilters.map((due) => say.tabs[due]);

/** The deals to follow up, by day, with the outcome of each call. */
export function FollowUpsPage() {
  const list = useListSearch({ sorts: dueSorts });
  const { userId } = useLogin();
  const { due, whose, showDue, showWhose } = useDueFilter();
  const filter = { due, ...(whose === 'mine' && { ownerId: userId }), ...(whose === 'nobody' && { owner: 'None' as const }) };
  const rows = useFollowUpList(list, filter);
  const { chosenId, isOpen, choose, open, goOn, reopen } = useWorkRows(rows.rows.map(({ dealId }) => dealId));
  const [losing, setLosing] = useState<Quotation>();
  useOutcomeSoon();
  const selection = useSelection('GetFollowUpList', list, filter, rows);
  const { ticked, setTicked } = selection;
  // Owners may change their own.
  const maySelect = useRights().has('Add Follow Up') || whose === 'mine';
  const actions = followUpActions({ mayMail: useAllowed('SendMailer') });
  const isPhone = useIsPhone();
  const csv = fileOf('GetFollowUpList', { ...filter, ...searchAndOrder(list) });
  const Layout = isPhone ? DuePhone : DueDesk;
  return (
    <div className="list-page">
      <PageHeading title={say.title}>
        <ListToolbar
          list={list}
          select={maySelect && <SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
          filter={<Segmented options={whoseOptions} value={whose} onChange={showWhose} label={say.whose} />}
          csv={csv}
        />
      </PageHeading>
      <Tabs
        label={say.views}
        tabs={tabs}
        shown={say.tabs[due]}
        onShow={(tab) => showDue(dueFilters.find((each) => say.tabs[each] === tab) ?? 'Today')}
      >
        <SelectBar selection={selection} named={namedFollowUps} actions={actions} onDone={refreshAll} />
        <Layout
          list={list}
          rows={rows}
          empty={say.nothingDue[due]}
          chosenId={chosenId}
          isOpen={isOpen}
          onChoose={choose}
          onOpen={open}
          onDone={goOn}
          onReopen={reopen}
          onLose={setLosing}
          ticked={ticked}
          onTicked={setTicked}
        />
      </Tabs>
      <Suspense>{losing && <MarkLostDialog quotation={losing} onClose={() => setLosing(undefined)} />}</Suspense>
    </div>
  );
}

/** What several rows may have changed: their follow-ups, or the mails about their quotations. */
function refreshAll(): void {
  void refreshFollowUps();
  void refreshMailed();
}
