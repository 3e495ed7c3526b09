import { useEffect, useEffectEvent, type RefObject } from 'react';
import { notify } from '../../platform/notify.tsx';
import { leavingStep } from './leaving-step.ts';

/**
 * While a field has refused what was typed, the form around it is neither sent nor left for another step. Each attempt shows the refusal as
 * a notice and calls `onHeld`.
 */
export function useHeldForm(field: RefObject<HTMLElement | null>, refusal: string | undefined, onHeld: () => void): void {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    const form = field.current?.closest('form');
    if (refusal === undefined || !form) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notify.refusal(refusal);
      held();
    };
    for (const kind of ['submit', leavingStep]) form.addEventListener(kind, hold);
    return () => {
      for (const kind of ['submit', leavingStep]) form.removeEventListener(kind, hold);
    };
  }, [field, refusal]);
}
