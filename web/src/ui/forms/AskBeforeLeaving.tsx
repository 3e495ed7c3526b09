import { useBlocker } from '@tanstack/react-router';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { storedLogin } from '../../platform/login.ts';

// Loaded only when needed: users rarely leave a page with changes that no draft keeps.
const ConfirmDialog = lazyPart(async () => ({ default: (await import('../page/ConfirmDialog.tsx')).ConfirmDialog }));

interface AskBeforeLeavingProps {
  /** How many changes would be lost; with 0, leaving asks nothing. */
  readonly changeCount: number;
}

/**
 * Asks before the user loses changes that no draft keeps. Leaving for another page or record shows a dialog; closing or reloading the tab
 * shows the browser's own question. The end of the session does not wait for an answer.
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
