import type { CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import type { ChargesMode } from '@vikray/contract/gst/gst-category.ts';
import type { OrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { QuotationStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { TaxMode } from '@vikray/contract/quotations/tax-mode.ts';
import type { Generated } from 'kysely';

/**
 * The parties, terms and preparer as a quotation or order prints them, frozen when it was made. Recalculating the tax of an order updates
 * them.
 */
export interface PrintedColumns {
  customer_id: number;
  contact_person_id: number;
  company_id: number;
  prepared_by_id: number;
  customer_name: string;
  customer_name_key: string;
  company_name: string;
  company_image_hash: string;
  /** Everything else that is printed of them, and the site to which the goods go, as JSON: printed-columns.ts. */
  printed: string;
}

/** The tax decision of a quotation or order, and where its goods go. Blank heads: there is none. */
export interface TaxColumns {
  place_of_supply: string;
  place_name: string;
  tax_heads: StoredTaxDecision['heads'];
  tax_reason: string;
  is_installed: 'Yes' | 'No';
  /** Why the user has chosen the place of supply; blank if they have not. */
  place_reason: string;
  decided_by: string;
  decided_at: string;
  /** The site to which the goods go; null for the address of the customer. */
  site_id: number | null;
}

/** Whether one rate taxes all goods, and how charges are taxed if each line has its own. */
export interface RateColumns {
  tax_mode: TaxMode;
  charges_mode: ChargesMode;
}

/** The same as a table has them, with presets. */
export type GeneratedTaxColumns = { [K in keyof (TaxColumns & RateColumns)]: Generated<(TaxColumns & RateColumns)[K]> };

/** The amounts in paise, the percentages in hundredths of a percent. */
export interface AmountColumns {
  subtotal_paise: number;
  discount_percent_hundredths: number;
  discount_paise: number;
  discounted_paise: number;
  /** 0 with rates by product. */
  gst_percent_hundredths: number;
  gst_paise: number;
  special_charges_paise: number;
  shipping_charges_paise: number;
  installation_charges_paise: number;
  service_gst_percent_hundredths: number;
  service_gst_paise: number;
  total_paise: number;
}

/** A product as a quotation or order prints it. */
export interface LineColumns {
  product_id: number;
  name: string;
  description: string;
  image_hash: string | null;
  quantity: number;
  rate_paise: number;
  total_paise: number;
  /** The rate of GST; null while one rate taxes all goods. */
  gst_percent_hundredths: number | null;
}

/** A line of a quotation, with the MRP when it was made. */
export interface QuotationLineColumns extends LineColumns {
  mrp_paise: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    quotations: PrintedColumns &
      GeneratedTaxColumns &
      AmountColumns & {
        id: Generated<number>;
        number: string;
        quoted_on: string;
        status: QuotationStatus;
        approved_on: string;
        voided_on: string;
        order_status: '' | 'Placed';
        /** The status of its order, which lists filter by; blank without an order. */
        order_progress: Generated<'' | OrderStatus>;
        /** The number of revision 0. */
        base_number: string;
        revision: Generated<number>;
        superseded_by_id: number | null;
        based_on_id: number | null;
        copied_from_id: number | null;
        deal_id: number;
        /** The last day on which it holds; blank if it never expires. */
        valid_until: Generated<string>;
        /** The day on which it was marked lost; blank while it is not. */
        lost_on: Generated<string>;
        lost_reason: Generated<string>;
        lost_remark: Generated<string>;
        /** Who made this revision; null for revision 0, which its preparer made. */
        made_by_id: Generated<number | null>;
        /** Why it was revised; blank for revision 0. */
        revision_reason: Generated<string>;
        version: Generated<number>;
        /** Who last changed header or lines; null if that was not stored. */
        content_changed_by_id: Generated<number | null>;
        /** What an approver asks to change; blank while it is not returned. */
        returned_note: Generated<string>;
        returned_by_id: Generated<number | null>;
        /** Since when it waits for approval. */
        waiting_since: Generated<string>;
        /** The last answer that the customer gave by a link; blank for none. */
        customer_answer: Generated<'' | CustomerAnswer>;
        customer_answered_at: Generated<string>;
        /** What the customer wrote with it. */
        customer_words: Generated<string>;
        /** How often the customer has asked for a change. */
        customer_changes: Generated<number>;
        /** Name and designation of who accepted it, and the number of their own order. */
        accepted_by: Generated<string>;
        po_number: Generated<string>;
        /** The parts of its payment plan as JSON; `[]` for none. */
        payment_plan: Generated<string>;
        /** The PDF as it was first sent. */
        sent_pdf_hash: Generated<string | null>;
        search_text: string;
        updated_by_id: number;
        created_at: string;
        updated_at: string;
      };
    quotation_lines: QuotationLineColumns & { id: Generated<number>; quotation_id: number };
    quotation_drafts: {
      id: Generated<number>;
      user_id: number;
      /** 1 to 20. No two drafts of a user have the same. */
      slot: number;
      quotation_id: number | null;
      title: string;
      content: string;
      version: number;
      updated_at: string;
    };
  }
}
