import { RightOutlined } from '@ant-design/icons';
import { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { failureSentence } from '../platform/call-failure.ts';
import { PageLink, usePageExists } from '../ui/PageLink.tsx';
import { waitingWorkQuery } from './dashboard-queries.ts';

/** The work that waits, each kind with its count and a link to where it waits. */
export function WaitingWork() {
  const { data, error, refetch } = useQuery(waitingWorkQuery());
  const pageExists = usePageExists();
  return (
    <section className="waiting" aria-label="Waiting work">
      {data && <Entries entries={data.filter(({ page }) => pageExists(page))} />}
      {!data && error && (
        <div className="waiting-note" role="alert">
          <p>{failureSentence(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!data && !error && <div className="waiting-skeleton" aria-hidden="true" />}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly Notification[] }) {
  if (entries.length === 0) return <p className="waiting-note">{dashboardMessages.nothingWaits}</p>;
  return (
    <ul>
      {entries.map(({ text, count, page }) => (
        <li key={text}>
          <PageLink page={page} className="waiting-entry">
            <Sentence text={text} count={count} />
            <RightOutlined aria-hidden="true" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The sentence, which begins with the count: that is what the eye looks for. */
function Sentence({ text, count }: { readonly text: string; readonly count: number }) {
  const figure = String(count);
  if (!text.startsWith(`${figure} `)) return <span>{text}</span>;
  return (
    <span>
      <strong className="tabular">{figure}</strong>
      {text.slice(figure.length)}
    </span>
  );
}
