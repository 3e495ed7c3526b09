import { useBlocker } from '@tanstack/react-router';
import { messages } from '@vikray/contract/platform/messages.ts';
import { lazy, Suspense } from 'react';
import { storedLogin } from '../../platform/login.ts';

// Few pages are left with changes that no draft keeps.
const ConfirmDialog = lazy(async () => ({ default: (await import('../page/ConfirmDialog.tsx')).ConfirmDialog }));

interface AskBeforeLeavingProps {
  /** How many changes would be lost; without any nothing is asked. */
  readonly changeCount: number;
}

/**
 * Asks before changes are lost that no draft keeps: on the way to another page or record with a dialog, on closing or reloading the tab
 * with the browser's own question. The end of the session is not held up.
 */
export function AskBeforeLeaving({ changeCount }: AskBeforeLeavingProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => storedLogin() !== undefined && !isSamePage(current, next),
    disabled: changeCount === 0,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        isDanger
        title={messages.leaveUnsaved}
        record={messages.unsavedChanges(changeCount)}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      />
    </Suspense>
  );
}

interface Page {
  readonly pathname: string;
  readonly search: object;
}

function isSamePage(one: Page, other: Page): boolean {
  return one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);
}
