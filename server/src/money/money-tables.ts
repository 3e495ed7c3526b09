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
    /** The parts of bills that were open when their customer was last settled, each with its bill. `money_changes` says whose have changed. */
    open_parts: {
      bill_id: number;
      position: number;
      company_id: number;
      customer_id: number;
      deal_id: number | null;
      kind: 'Invoice' | 'Opening' | 'Charge';
      number: string;
      billed_on: string;
      amount_paise: number;
      credited_paise: number;
      /** What is open of the whole bill. */
      bill_open_paise: number;
      due_on: string;
      open_paise: number;
    };
    /** The sums of the accounts that were not level when their customer was last settled. */
    account_sums: {
      customer_id: number;
      company_id: number;
      open_paise: number;
      on_account_paise: number;
      advance_paise: number;
      /** What of the money that counts is in cheques that are not cleared. */
      cheques_paise: number;
    };
    /** The deals that had bills or money when their customer was last settled. */
    deal_sums: {
      customer_id: number;
      company_id: number;
      deal_id: number;
      billed_paise: number;
      open_paise: number;
      advance_paise: number;
      asked_paise: number;
    };
    /** The customers who have to be settled again: triggers of all tables that settling reads note them. */
    money_changes: {
      id: Generated<number>;
      customer_id: number;
      /** From which day on; blank for at once. A cheque of a later date counts from that day. */
      changes_on: Generated<string>;
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
