import type { MouseEvent } from 'react';
import { Button } from '../controls/Button.tsx';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { lastList, listAddress, useReturnToList } from './list-place.ts';

interface BackToListProps {
  /** The lists that lead to the record. The link goes to the one shown last. */
  readonly to: readonly [string, ...string[]];
}

/** Leads from a record back to its list, as the user left it. */
export function BackToList({ to }: BackToListProps) {
  const returnTo = useReturnToList();
  const list = lastList(to);

  function goBack(event: MouseEvent): void {
    // With one of these keys, the browser opens the list in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    returnTo(list);
  }

  return (
    <Button href={listAddress(list)} icon={<ArrowLeftIcon />} onClick={goBack}>
      Back
    </Button>
  );
}
