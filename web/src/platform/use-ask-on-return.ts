import { useEffect, useState } from 'react';

type State = 'idle' | 'away' | 'asking';

/** Asks a question when the user comes back to this window after something was opened beside it, or from the app that it opened. */
export function useAskOnReturn() {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'away') return undefined;
    const back = () => setState('asking');
    // Back from an app, some phones only show the page again.
    const shown = () => document.visibilityState === 'visible' && back();
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [state]);
  return { isAsking: state === 'asking', wait: () => setState('away'), stop: () => setState('idle') };
}
