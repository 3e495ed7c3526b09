import type * as z from 'zod';

/** A value that this tab keeps over a reload and a new login: sessionStorage under `key`, as JSON. Nothing when it has another shape. */
export function tabEntry<S extends z.ZodType>(key: string, schema: S) {
  return {
    read: (): z.output<S> | undefined => schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data,
    write: (value: z.output<S>) => sessionStorage.setItem(key, JSON.stringify(value)),
    forget: () => sessionStorage.removeItem(key),
  };
}
