import { useEffect, type RefObject } from 'react';

/** After each failed check, the field to be put right has the focus. `failedTimes` counts the failed checks. */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, failedTimes: number): void {
  useEffect(() => {
    if (failedTimes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [form, failedTimes]);
}
