import { Link } from '@tanstack/react-router';
import type { RecentNote } from '@vikray/contract/overviews/customer-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { dashedInstant, recentInstant } from '@vikray/contract/platform/dates.ts';
import { threadMessages } from '@vikray/contract/thread/thread-messages.ts';
import { today } from '../platform/today.ts';
import { GlancePart } from './GlancePart.tsx';

/** The last notes on a customer and its deals. */
export function LastNotes({ customerId, notes }: { readonly customerId: number; readonly notes: readonly RecentNote[] }) {
  const all = (
    <Link to="/viewcustomer" search={{ id: customerId, view: threadMessages.notesAndFiles }}>
      {say.allNotes}
    </Link>
  );
  return (
    <GlancePart title={say.notes} more={all} empty={notes.length === 0 ? say.noNotes : undefined}>
      <ul className="glance-notes">
        {notes.map(({ noteId, text, who, at }) => (
          <li key={noteId}>
            <p>{text}</p>
            <span className="glance-quiet">
              {`${who} · `}
              <time dateTime={at} data-tooltip={dashedInstant(at)}>
                {recentInstant(at, today())}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </GlancePart>
  );
}
