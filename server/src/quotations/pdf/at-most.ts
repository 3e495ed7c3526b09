/** Lets at most `most` tasks run at a time; further ones wait for their turn, in order. */
export function atMost(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next one takes over the place; only if nobody waits does it fall free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
