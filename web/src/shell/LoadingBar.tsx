import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useIsPartLoading } from '../platform/lazy-part.ts';

/** A thin bar at the top while scripts or first answers of the page are on their way. Its style sheet is outline.css. */
export function LoadingBar() {
  const isPageLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  // Not those that are only refreshed, or fetched ahead.
  const answers = useIsFetching({ predicate: (query) => query.state.status === 'pending' && query.isActive() });
  const isPartLoading = useIsPartLoading();
  if (!isPageLoading && answers === 0 && !isPartLoading) return null;
  return <div className="loading-bar" role="progressbar" aria-label="Loading" />;
}
