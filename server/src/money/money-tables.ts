import type { DeductionKind, ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Bills that no consignment made: from before the panel, and charges. Those of consignments are computed. */
    entered_bills: {
      id: Generated<number>;
      company_id: number;
      customer_id: number;
      kind: 'Opening' | 'Charge';
      /** The number of the invoice; blank for a charge. */
      number: string;
      billed_on: string;
      due_on: string;
      amount_paise: number;
      /** Why it is charged; blank for an opening bill. */
      reason: string;
      import_id: Generated<number | null>;
      entered_by_id: number;
      created_at: string;
    };
    /** When the parts of a bill are due, once someone has changed that. The last change of a bill counts. */
    due_parts: {
      bill_id: number;
      change_number: number;
      position: number;
      due_on: string;
      amount_paise: number;
      changed_on: string;
      reason: string;
      changed_by_id: number;
      created_at: string;
    };
    /** Disputes of bills. One that is settled has the day and the note of that. */
    disputes: {
      id: Generated<number>;
      bill_id: number;
      disputed_on: string;
      note: string;
      disputed_by_id: number;
      settled_on: Generated<string>;
      settled_note: Generated<string>;
      settled_by_id: Generated<number | null>;
      created_at: string;
    };
    receipts: {
      id: Generated<number>;
      company_id: number;
      customer_id: number;
      number: string;
      financial_year: string;
      received_on: string;
      mode: ReceiptMode;
      amount_paise: number;
      /** The sum of its deductions. */
      deducted_paise: number;
      reference: string;
      /** The reference without blanks, with the mode, and for a cheque with bank and customer; null where none is unique, or when void. */
      reference_key: string | null;
      cheque_on: string;
      bank: string;
      remark: string;
      /** From this day on it counts: the later one of receipt and cheque date. */
      counts_from: string;
      deposited_on: Generated<string>;
      cleared_on: Generated<string>;
      bounced_on: Generated<string>;
      bounce_reason: Generated<string>;
      voided_at: Generated<string>;
      void_reason: Generated<string>;
      version: Generated<number>;
      search_text: string;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    receipt_deductions: {
      id: Generated<number>;
      receipt_id: number;
      kind: DeductionKind;
      amount_paise: number;
      remark: string;
      certificate: Generated<string>;
      certified_on: Generated<string>;
      version: Generated<number>;
    };
    /** What the payer meant a part of a receipt for: a bill, or a deal. */
    receipt_marks: {
      id: Generated<number>;
      receipt_id: number;
      bill_id: number | null;
      deal_id: number | null;
      amount_paise: number;
    };
    /** Receipts, refunds and credit notes as they were first printed: their contents as JSON, and the bytes. They never change. */
    money_papers: {
      kind: 'receipt' | 'refund' | 'credit note';
      record_id: number;
      /** What is stamped across it; blank for nothing. */
      mark: '' | 'VOID';
      content: string;
      file_hash: string;
      created_at: string;
    };
    refunds: {
      id: Generated<number>;
      company_id: number;
      customer_id: number;
      /** Null for money on account. */
      deal_id: number | null;
      number: string;
      financial_year: string;
      paid_on: string;
      mode: ReceiptMode;
      amount_paise: number;
      reference: string;
      reason: string;
      entered_by_id: number;
      created_at: string;
    };
  }
}
