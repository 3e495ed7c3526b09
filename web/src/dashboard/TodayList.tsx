import { todayMessages as say, type TodayEntry } from '@vikray/contract/dashboard/today.ts';
import { useId } from 'react';
import { PageLink, usePageExists } from '../ui/page/PageLink.tsx';
import './today-list.css';

/** Higher counts are not counted. */
const maxCounted = 1000;
const grouped = new Intl.NumberFormat('en-IN');

/** What waits for the user today: each count leads to exactly its rows. Nothing is shown while nothing waits. */
export function TodayList({ entries }: { readonly entries: readonly TodayEntry[] }) {
  const titleId = useId();
  const pageExists = usePageExists();
  const shown = entries.map((entry) => ({ ...entry, ...partsOf(entry.page) })).filter(({ page }) => pageExists(page));
  if (shown.length === 0) return null;
  return (
    <section className="today" aria-labelledby={titleId}>
      <h2 id={titleId}>{say.title}</h2>
      <ul>
        {shown.map(({ kind, count, page, search }) => (
          <li key={kind}>
            <PageLink page={page} search={search} className="today-entry">
              <strong className="tabular">{count > maxCounted ? `${grouped.format(maxCounted)}+` : grouped.format(count)}</strong>{' '}
              <span>{say.words(kind, count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of an address and its filters. */
function partsOf(address: string): { readonly page: string; readonly search: Readonly<Record<string, string>> } {
  const [page = '', filters = ''] = address.split('?');
  return { page, search: Object.fromEntries(new URLSearchParams(filters)) };
}
