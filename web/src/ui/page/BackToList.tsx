import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { lastList, listAddress, useReturnToList } from '../lists/list-place.ts';

interface BackToListProps {
  /** The lists that lead to the record; the one that was shown last is meant. */
  readonly to: readonly [string, ...string[]];
}

/** Leads from a record back to its list, as the list was left. */
export function BackToList({ to }: BackToListProps) {
  const returnTo = useReturnToList();
  const list = lastList(to);

  function goBack(event: MouseEvent): void {
    // With one of these keys the browser opens the list beside this page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    returnTo(list);
  }

  return (
    <Button href={listAddress(list)} icon={<ArrowLeftOutlined aria-hidden />} onClick={goBack}>
      Back
    </Button>
  );
}
