import type { HealthResult } from '@vikray/contract/health/health-check.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    health_results: { check_name: string; result: HealthResult; text: string; advice: string; checked_at: string };
    dismissed_notes: { check_name: string; dismissed_at: string; dismissed_by_id: number };
  }
}
