import type { CreditReason } from '@vikray/contract/credit-notes/credit-note-words.ts';
import type { ConsignmentGroup } from '@vikray/contract/consignments/consignment-values.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    credit_notes: {
      id: Generated<number>;
      company_id: number;
      customer_id: number;
      consignment_id: number;
      /** The number of the bill, as receipts mark it. */
      bill_id: number;
      /** The return whose goods it credits; null for none. */
      return_id: number | null;
      number: string;
      financial_year: string;
      /** 1 if the panel gave its number, 0 if it was typed. */
      is_issued_here: number;
      dated_on: string;
      reason: CreditReason;
      gross_paise: number;
      discount_paise: number;
      special_charges_paise: number;
      shipping_charges_paise: number;
      installation_charges_paise: number;
      taxable_paise: number;
      cgst_paise: number;
      sgst_paise: number;
      igst_paise: number;
      /** The order's tax on it. */
      tax_paise: number;
      round_off_paise: number;
      amount_paise: number;
      voided_at: Generated<string>;
      void_reason: Generated<string>;
      version: Generated<number>;
      search_text: string;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    /** What a credit note takes of each line of its invoice. Without pieces, it lowers the value alone. */
    credit_note_lines: {
      credit_note_id: number;
      order_line_id: number;
      quantity: number;
      gross_paise: number;
      discount_paise: number;
      charges_with_goods_paise: number;
      taxable_paise: number;
      special_charges_paise: number;
      shipping_charges_paise: number;
      installation_charges_paise: number;
    };
    /** What it takes of each tax group of its invoice. */
    credit_note_taxes: {
      credit_note_id: number;
      position: number;
      kind: ConsignmentGroup['kind'];
      gst_percent_hundredths: number;
      taxable_paise: number;
      cgst_paise: number;
      sgst_paise: number;
      igst_paise: number;
    };
  }
}
