import type { FileKind } from '@vikray/contract/thread/attachment.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import type { Generated } from 'kysely';

/** Who added something to a record, and who withdrew it. */
interface AddedColumns {
  id: Generated<number>;
  record: ThreadRecord;
  record_id: number;
  added_by_id: number;
  added_at: string;
  withdrawn_by_id: Generated<number | null>;
  withdrawn_at: Generated<string | null>;
  /** By which the palette finds it; blank once it is withdrawn. */
  search_text: Generated<string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    notes: AddedColumns & { text: string };
    /** `hash` names the content in `files`; null once the bytes of a withdrawn file are deleted. */
    attachments: AddedColumns & { name: string; kind: FileKind; size: number; hash: string | null; is_pictured: 0 | 1 };
  }
}
