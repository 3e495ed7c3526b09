import type { MailResult } from '@vikray/contract/follow-ups/follow-up.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Every mail about a quotation, logged before it is handed over. */
    mail_log: {
      id: Generated<number>;
      quotation_id: number;
      sent_at: string;
      sent_by_id: number;
      recipients: string;
      subject: string;
      message_id: string;
      result: MailResult;
      answer: string;
      /** Who received a copy; blank for none. */
      cc: string;
      template_id: number | null;
      /** Null for none, and for one that was taken out because the mail did not leave. */
      link_id: number | null;
    };
  }
}
