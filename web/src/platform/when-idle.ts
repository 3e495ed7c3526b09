const longestWaitMs = 2_000;

/** Runs work that nothing on the screen waits for, once the browser has nothing better to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(request);
}
