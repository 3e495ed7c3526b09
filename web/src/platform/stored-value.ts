import * as z from 'zod';

/** A value that outlives the page, is the same in all tabs, and reports its changes. */
export interface StoredValue<T> {
  /** The value; nothing when there is none or its text is invalid. The same object until the text changes. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
  /** Calls `listener` after each change in this or another tab, until the returned function is called. */
  subscribe(this: void, listener: () => void): () => void;
}

/** A value stored in localStorage under `key` as JSON, in the form that `schema` reads and writes. */
export function storedValue<S extends z.ZodType>(key: string, schema: S): StoredValue<z.output<S>> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: z.output<S> | undefined } = { text: null, value: undefined };

  function tell(): void {
    for (const listener of listeners) listener();
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell();
  });

  return {
    read() {
      const text = localStorage.getItem(key);
      if (text !== known.text) known = { text, value: parse(schema, text) };
      return known.value;
    },
    write(value) {
      localStorage.setItem(key, JSON.stringify(z.encode(schema, value)));
      tell();
    },
    clear() {
      localStorage.removeItem(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | undefined {
  if (text === null) return undefined;
  try {
    // Decoding accepts any input and refuses what does not fit.
    return z.safeDecode(schema, JSON.parse(text) as z.input<S>).data;
  } catch {
    return undefined; // not JSON: the same as nothing stored
  }
}
