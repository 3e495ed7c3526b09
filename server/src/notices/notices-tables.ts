import type { NoticeRecord } from '@vikray/contract/notices/notice.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Personal notices. They lead to the record with this number. */
    notices: {
      id: Generated<number>;
      user_id: number;
      happened_at: string;
      text: string;
      record: NoticeRecord;
      record_id: number;
      /** Null until the user dismisses it. */
      dismissed_at: string | null;
    };
  }
}
