import type { LoginAction } from '@vikray/contract/audit-log/audit-entry.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: { token_hash: string; user_id: number; created_at: string; last_seen_at: string };
    login_events: {
      id: Generated<number>;
      user_id: number | null;
      mobile: string;
      action: LoginAction;
      address: string;
      happened_at: string;
      search_text: string;
    };
    /** `address` is the network; `browser_hash` is blank if the user has not logged in with the browser before. */
    login_attempts: { id: Generated<number>; mobile: string; address: string; browser_hash: string; happened_at: string };
    known_browsers: { token_hash: string; user_id: number; last_login_at: string };
  }
}
