import type { ImportState } from '@vikray/contract/imports/import-state.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    imports: {
      id: Generated<number>;
      kind: ImportKind;
      file_name: string;
      file_hash: string;
      state: ImportState;
      total_rows: number;
      bad_rows: number;
      present_rows: number;
      done_rows: number;
      failure: string;
      notes: string;
      /** The headings of a table as JSON; blank for a file without them. */
      headings: Generated<string>;
      updates: Generated<'No' | 'Yes'>;
      updated_rows: Generated<number>;
      unchanged_rows: Generated<number>;
      lease_owner: string | null;
      lease_until: string | null;
      /** Who had the file checked. */
      started_by_id: number;
      /** Who started or took it back last; null until then. */
      worked_for_id: number | null;
      created_at: string;
      updated_at: string;
    };
    import_rows: {
      id: Generated<number>;
      import_id: number;
      row_number: number;
      label: string;
      reason: string;
      /** What is to be stored. Of a refused row, its rows in the file as JSON; blank if they are too large. */
      data: string;
    };
    import_updates: {
      id: Generated<number>;
      import_id: number;
      row_number: number;
      record_id: number;
      version: number;
      label: string;
      /** JSON. */
      changes: string;
      /** JSON; blank once it is stored. */
      data: string;
      state: 'To Do' | 'Done' | 'Taken Back';
      /** The columns before the change as JSON; blank until then. */
      before: string;
      version_after: number;
      status_after: string;
    };
    import_columns: {
      kind: ImportKind;
      /** The digest of the headings. */
      shape: string;
      /** JSON. */
      choices: string;
      updated_by_id: number;
      updated_at: string;
    };
  }
}
