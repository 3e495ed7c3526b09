import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: { token_hash: string; user_id: number; created_at: string; last_seen_at: string };
    login_events: { id: Generated<number>; user_id: number | null; mobile: string; action: 'Login' | 'Failed' | 'Logout'; address: string; happened_at: string; search_text: string };
    login_attempts: { id: Generated<number>; mobile: string; address: string; happened_at: string };
  }
}
