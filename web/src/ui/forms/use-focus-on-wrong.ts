import { useEffect, type RefObject } from 'react';

const wrong = '[aria-invalid="true"], [data-wrong]';

/** Focuses the field to correct first after each failed check. `failedTimes` counts the failed checks. */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, failedTimes: number): void {
  useEffect(() => {
    if (failedTimes === 0) return;
    const first = form.current?.querySelector('[data-first-wrong]') ?? form.current;
    first?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, failedTimes]);
}
