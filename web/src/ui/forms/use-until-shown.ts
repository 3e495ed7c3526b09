import { useState } from 'react';

/** Whether what was done is not shown yet, and the wait for the reload that shows it: until then, a second press would do it again. */
export function useUntilShown() {
  const [isAwaited, setIsAwaited] = useState(false);

  async function untilShown(reload: Promise<unknown>): Promise<void> {
    setIsAwaited(true);
    await reload;
    setIsAwaited(false);
  }

  return { isAwaited, untilShown };
}
