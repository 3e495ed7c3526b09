import { useEffect, type ReactNode } from 'react';
import { notify } from '../../platform/notify.tsx';

interface LeaveWithNoticeProps {
  readonly sentence: string;
  /** The `Navigate` to the other page. */
  readonly children: ReactNode;
}

/** Says why a page cannot be shown, and goes to another one. */
export function LeaveWithNotice({ sentence, children }: LeaveWithNoticeProps) {
  useEffect(() => notify.warning(sentence), [sentence]);
  return children;
}
