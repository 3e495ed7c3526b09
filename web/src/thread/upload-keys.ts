import * as z from 'zod';
import { freshKey } from '../platform/random-key.ts';
import { tabEntry } from '../platform/tab-entry.ts';

/** The keys by the marks of their files. */
const stored = z.record(z.string(), z.string());

/**
 * The Idempotency-Keys of a user's uploads to a record that have no answer. Such an upload may have been carried out, so the same file is
 * sent again under the same key, after a reload and a new login too.
 */
export function uploadKeysOf(userId: number, record: string, recordId: number) {
  const entry = tabEntry(`vikray.uploads.${userId}.${record}.${recordId}`, stored);
  const read = () => entry.read() ?? {};
  return {
    /** The key of an upload. The file keeps it until `forget`. */
    keyOf(file: File): string {
      const key = read()[markOf(file)] ?? freshKey();
      entry.write({ ...read(), [markOf(file)]: key });
      return key;
    },

    /** The upload has its answer. */
    forget(file: File): void {
      const { [markOf(file)]: _, ...others } = read();
      entry.write(others);
    },

    /** A file was withdrawn, and may be attached anew. */
    forgetAll: entry.forget,
  };
}

/** What distinguishes a file from others, and is the same when it is chosen again. */
function markOf({ name, size, lastModified }: File): string {
  return JSON.stringify([name, size, lastModified]);
}
