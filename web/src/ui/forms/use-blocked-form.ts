import { useEffect, useEffectEvent, type RefObject } from 'react';
import { notify } from '../../platform/notify.tsx';
import { leavingStep } from './leaving-step.ts';

/**
 * While a field has refused what was typed, the form around it is neither sent nor left for another step. Each attempt shows the refusal as
 * a notice and calls `onBlocked`.
 */
export function useBlockedForm(field: RefObject<HTMLElement | null>, refusal: string | undefined, onBlocked: () => void): void {
  const blocked = useEffectEvent(onBlocked);
  useEffect(() => {
    const form = field.current?.closest('form');
    if (refusal === undefined || !form) return undefined;
    const block = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notify.refusal(refusal);
      blocked();
    };
    for (const kind of ['submit', leavingStep]) form.addEventListener(kind, block);
    return () => {
      for (const kind of ['submit', leavingStep]) form.removeEventListener(kind, block);
    };
  }, [field, refusal]);
}
