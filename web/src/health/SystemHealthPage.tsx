import { useState } from 'react';
import { countedResult, healthGroups, healthResults, worstResult, type HealthCheck } from '@vikray/contract/health/health-check.ts';
import { healthMessages as say } from '@vikray/contract/health/health-messages.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { noticeIcons } from '../platform/notice-icons.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { useSystemHealth } from './health-queries.ts';
import './health.css';
import { HealthGroup } from './HealthGroup.tsx';
import { RunChecks } from './RunChecks.tsx';

/** What the panel knows about its own state. For Administrators only: the server refuses everyone else. */
export function SystemHealthPage() {
  const { data: checks, error, refetch, watch } = useSystemHealth();
  return (
    <>
      <PageHeading title={say.title} tag={checks && <StatusTag status={worstResult(checks)} />}>
        <IfAllowed to="RunJob">
          <RunChecks onStarted={watch} />
        </IfAllowed>
      </PageHeading>
      {checks && <Health checks={checks} />}
      {!checks && error && <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} />}
      {!checks && !error && <div className="health-loading" aria-busy />}
    </>
  );
}

/** What is wrong first, the worst on top; what is fine as one sentence, and its groups on request. */
function Health({ checks }: { readonly checks: readonly HealthCheck[] }) {
  const [wantsAll, setWantsAll] = useState(false);
  const wrong = healthResults
    .toReversed()
    .flatMap((result) => checks.filter((check) => result !== 'OK' && countedResult(check) === result));
  const fine = checks.filter((check) => countedResult(check) === 'OK');
  return (
    <div className="health">
      <HealthGroup title={say.attention} checks={wrong} />
      {fine.length > 0 && (
        <div className="health-fine">
          {noticeIcons.success}
          <p role="status">{wrong.length === 0 ? say.allFine(fine.length) : say.otherFine(fine.length)}</p>
          {!wantsAll && <Button onClick={() => setWantsAll(true)}>{say.showAll}</Button>}
        </div>
      )}
      {wantsAll &&
        healthGroups.map((group) => <HealthGroup key={group} title={group} checks={fine.filter((check) => check.group === group)} />)}
    </div>
  );
}
