import { useEffect, useRef } from 'react';

/** What had the focus before a dialog has it again when the dialog is gone. */
export function useFocusBack(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const opener = before.current;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
