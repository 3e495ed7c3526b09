import { useQuery } from '@tanstack/react-query';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { MenuEntry } from './menu-tree.ts';
import { notificationsQuery } from './shell-queries.ts';

/** The page whose waiting work its menu counts. */
const counted = 'followups';

/** How many of the user's own follow-ups are due, beside the menu that leads to them. The bell reads the same answer. */
export function MenuBadge({ entry }: { readonly entry: MenuEntry }) {
  const isCounted = entry.pages.some(({ page }) => page === counted);
  const { data } = useQuery({ ...notificationsQuery(), enabled: isCounted });
  const work = isCounted ? data?.find(({ page }) => page === counted) : undefined;
  if (!work) return null;
  return (
    <span className="menu-badge" data-tooltip={work.text}>
      {say.badge(work.count)}
    </span>
  );
}
