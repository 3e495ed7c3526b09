import type { CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import type { LinkChannel } from '@vikray/contract/quotation-links/quotation-link.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Links by which customers open a quotation, by the hash of their token. */
    quotation_links: {
      id: Generated<number>;
      quotation_id: number;
      token_hash: string;
      channel: LinkChannel;
      /** The last day, YYYY-MM-DD. */
      expires_on: string;
      created_by_id: number;
      created_at: string;
      /** When a customer first had it in sight. */
      opened_at: string | null;
      withdrawn_at: string | null;
    };
    /** What customers have answered, with what proves it. Blank texts for what an answer does not have. */
    link_answers: {
      id: Generated<number>;
      link_id: number;
      quotation_id: number;
      answered_at: string;
      answer: CustomerAnswer;
      name: string;
      designation: string;
      po_number: string;
      lost_reason: string;
      /** The remark, or what should change. */
      words: string;
      address: string;
      browser: string;
      /** The SHA-256 of the PDF that the link gives. */
      pdf_hash: string;
    };
    /** How often something was tried since an instant, for the limits. */
    link_attempts: { kind: string; subject: string; started_at: string; count: number };
    /** Mails to the office about answers, which a job sends. */
    answer_mails: { id: Generated<number>; answer_id: number; user_id: number; has_failed: Generated<number>; created_at: string };
  }
}
