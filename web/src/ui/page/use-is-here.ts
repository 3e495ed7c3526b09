import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Returns a function that returns whether the user is still on the page: an answer may come after they have gone to another one. */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const [path] = useState(router.state.location.pathname);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && path === router.state.location.pathname;
}
