import { useEffect, type RefObject } from 'react';

/** Focuses the field to correct after each failed check. `failedTimes` counts the failed checks. */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, failedTimes: number): void {
  useEffect(() => {
    if (failedTimes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [form, failedTimes]);
}
