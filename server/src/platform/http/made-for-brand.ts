import type { App } from './app.ts';

/** Returns a function that makes something with the brand's name in it: once, and again when Administrators have changed the name. */
export function madeFor<T>(app: Pick<App, 'config'>, make: (brandName: string) => T): () => T {
  let made: { readonly brandName: string; readonly value: T } | undefined;
  return () => {
    const { brandName } = app.config;
    if (made?.brandName !== brandName) made = { brandName, value: make(brandName) };
    return made.value;
  };
}
