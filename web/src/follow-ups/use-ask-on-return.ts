import { useEffect, useState } from 'react';

type State = 'idle' | 'away' | 'asking';

/** Asks a question when the user comes back to this window after something was opened beside it. */
export function useAskOnReturn() {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'away') return undefined;
    const back = () => setState('asking');
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [state]);
  return { isAsking: state === 'asking', wait: () => setState('away'), stop: () => setState('idle') };
}
