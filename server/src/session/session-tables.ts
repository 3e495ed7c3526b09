import type { LoginAction } from '@vikray/contract/audit-log/audit-entry.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      token_hash: string;
      /** Names the session to its user; opens nothing. */
      id: number;
      user_id: number;
      device: string;
      address: string;
      created_at: string;
      last_seen_at: string;
    };
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
    /** Mails that wait for the job that sends them. */
    security_mails: {
      id: Generated<number>;
      user_id: number;
      name: string;
      address: string;
      subject: string;
      text: string;
      created_at: string;
    };
    known_browsers: { token_hash: string; user_id: number; last_login_at: string };
  }
}
