import type { MailResult } from '@vikray/contract/follow-ups/follow-up.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Every reminder of payment, logged before it is handed over. */
    reminders: {
      id: Generated<number>;
      customer_id: number;
      company_id: number;
      template_id: number;
      sent_at: string;
      sent_by_id: number;
      recipients: string;
      cc: string;
      subject: string;
      message_id: string;
      result: MailResult;
      answer: string;
    };
  }
}
