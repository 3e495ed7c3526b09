import type { BackupOrigin } from '@vikray/contract/backups/backup.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    backups: {
      id: Generated<number>;
      file: string;
      origin: BackupOrigin;
      begun: string;
      size: number;
      modified: string;
      seconds: number;
      verified_at: string | null;
      restored_at: string | null;
      failure: string;
    };
  }
}
