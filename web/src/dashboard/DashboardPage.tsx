import { accountMessages } from '@vikray/contract/account/account-messages.ts';
import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { Suspense } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useLogin } from '../platform/login.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { CountCards } from './CountCards.tsx';
import './dashboard.css';
import { useAlarms, useDashboardCounts, useDaySales, useSetupState, useToday } from './dashboard-queries.ts';
import { SalesOfYear } from './SalesOfYear.tsx';
import { TodayList } from './TodayList.tsx';

/** One user of an office sees it, once. */
const FirstUserCard = lazyPart(async () => ({ default: (await import('./FirstUserCard.tsx')).FirstUserCard }));

/** Administrators of a new office see it. */
const SetupCard = lazyPart(async () => ({ default: (await import('./SetupCard.tsx')).SetupCard }));

/** The first page after login: the work that waits for the user, the counts of all records, and the year's sales. */
export function DashboardPage() {
  const { recoveryCodesLeft, mustComplete } = useLogin();
  const counts = useDashboardCounts();
  const sales = useDaySales();
  const today = useToday();
  const { data: alarms = [] } = useAlarms();
  const { data: setup = [] } = useSetupState();
  const showsSetup = setup.some(({ isDone, isDismissed }) => isDone === 'No' && isDismissed === 'No');
  const error = (counts.data ? undefined : counts.error) ?? (sales.data ? undefined : sales.error);
  return (
    <>
      <PageHeading title="Dashboard" />
      <div className="dashboard">
        {recoveryCodesLeft !== undefined && (
          <Note
            kind="warning"
            title={say.codesLeft(recoveryCodesLeft)}
            action={<ButtonLink to="/account">{accountMessages.title}</ButtonLink>}
          />
        )}
        {alarms.map(({ text }) => (
          <Note key={text} kind="error" title={text} />
        ))}
        {showsSetup && (
          <Suspense>
            <SetupCard steps={setup} />
          </Suspense>
        )}
        {mustComplete && (
          <Suspense>
            <FirstUserCard isNext={!showsSetup} />
          </Suspense>
        )}
        {today.data && <TodayList entries={today.data} />}
        {!error && <CountCards counts={counts.data} />}
        {error && <ListFailure sentence={failureSentence(error)} retry={() => void Promise.all([counts.refetch(), sales.refetch()])} />}
        {!error && (sales.data ? <SalesOfYear days={sales.data} /> : <div className="total-sales" aria-busy />)}
      </div>
    </>
  );
}
