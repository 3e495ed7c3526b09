import { Suspense, useState } from 'react';
import { isFollowed } from '@vikray/contract/deals/deal-state.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { stepsOf } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useLogin } from '../platform/login.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import '../ui/lists/call-desk.css';
import './due-list.css';

const ChangeFollowUpDialog = lazyPart(async () => ({ default: (await import('./ChangeFollowUpDialog.tsx')).ChangeFollowUpDialog }));

/** When and by which cadence a deal is followed up; its owner and holders of Add Follow Up may change it. Nothing once it is decided. */
export function DealFollowUp({ deal }: { readonly deal: Deal }) {
  const { nextOn, cadence, stage, expectedMonth, dealState, ownerId } = deal;
  const isAllowed = useAllowed('AddSalesCall');
  const isOwner = useLogin().userId === ownerId;
  const [isChanging, setChanging] = useState(false);
  if (!isFollowed(dealState)) return null;
  const step = say.step(stage, stepsOf(cadence));
  return (
    <div className="deal-follow-up">
      <Facts
        facts={[
          { label: say.nextDate, text: nextOn === '' ? say.noDate : dashedDate(nextOn) },
          { label: say.cadence, text: step === '' ? cadence : `${cadence}, ${step}` },
          ...(expectedMonth === '' ? [] : [{ label: say.expectedMonth, text: dashedDate(expectedMonth) }]),
        ]}
      />
      {(isAllowed || isOwner) && <Button onClick={() => setChanging(true)}>{say.changeFollowUp}</Button>}
      {isChanging && (
        <Suspense>
          <ChangeFollowUpDialog deal={deal} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
