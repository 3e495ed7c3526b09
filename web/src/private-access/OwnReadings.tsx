import { useState } from 'react';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { privateAccessMessages as say } from '@vikray/contract/private-access/private-access-messages.ts';
import { readFieldLabels } from '@vikray/contract/private-access/private-access.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { useLogin } from '../platform/login.ts';
import { today } from '../platform/today.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import './own-readings.css';
import { useOwnReadings } from './private-access-queries.ts';

const step = 10;
const most = 500;

/** Who has read the user's own private details, newest first. */
export function OwnReadings() {
  const { userId } = useLogin();
  const [shown, setShown] = useState(step);
  const { data, error, refetch } = useOwnReadings(shown);
  const hasMore = (data?.total ?? 0) > shown && shown < most;
  return (
    <>
      {!data && error && <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} />}
      <ul className="own-readings" aria-busy={!data && !error}>
        {data?.rows.map(({ accessId, happenedAt, readerId, readerName, field }) => (
          <li key={accessId}>
            <strong>{readerId === userId ? say.you : readerName}</strong>
            <span>{readFieldLabels[field]}</span>
            <span className="own-reading-time">{recentInstant(happenedAt, today())}</span>
          </li>
        ))}
      </ul>
      {data?.rows.length === 0 && <p className="own-readings-none">{say.noneOfYours}</p>}
      {hasMore && (
        <Button size="small" onClick={() => setShown(Math.min(shown + 3 * step, most))}>
          {say.more}
        </Button>
      )}
    </>
  );
}
