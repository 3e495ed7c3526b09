import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import type { Transport } from '@vikray/contract/consignments/transport.ts';
import type { ChargesMode, GstCategory, Nature } from '@vikray/contract/gst/gst-category.ts';
import type { Generated } from 'kysely';

/** How a consignment travels. Texts are blank and numbers null where unknown. */
export interface TransportColumns {
  transporter: string;
  transporter_id: string;
  transport_mode: Transport['mode'];
  vehicle_number: string;
  vehicle_type: Transport['vehicleType'];
  lr_number: string;
  lr_on: string;
  distance_km: number | null;
  packages: number | null;
  weight_hundredths: number | null;
  driver: string;
  driver_mobile: string;
  freight: Transport['freight'];
  remark: string;
}

/** The answers of the portals. */
interface PortalColumns {
  irn: string;
  ack_number: string;
  ack_on: string;
  signed_qr: string;
  eway_number: string;
  eway_on: string;
  eway_valid_until: string;
  /** 1 once the tax was recalculated and the e-way bill would therefore say something else. */
  eway_outdated: number;
}

/** The values of a consignment in paise. */
export interface ConsignmentAmounts {
  gross_paise: number;
  discount_paise: number;
  special_charges_paise: number;
  shipping_charges_paise: number;
  installation_charges_paise: number;
  service_gst_percent_hundredths: number;
  taxable_paise: number;
  /** The order's tax on it. */
  tax_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  round_off_paise: number;
  total_paise: number;
}

/** The values of a line in paise. */
export interface LineAmounts {
  gst_percent_hundredths: number;
  gross_paise: number;
  discount_paise: number;
  charges_with_goods_paise: number;
  taxable_paise: number;
  special_charges_paise: number;
  shipping_charges_paise: number;
  installation_charges_paise: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    consignments: {
      [K in keyof (TransportColumns & PortalColumns)]: Generated<(TransportColumns & PortalColumns)[K]>;
    } & ConsignmentAmounts & {
        id: Generated<number>;
        order_id: number;
        company_id: number;
        customer_id: number;
        /** Blank while it has no invoice. No order has two consignments of the same number and date. */
        invoice_number: string;
        invoiced_on: string;
        dispatched_on: string;
        paper: Generated<Consignment['paper']>;
        paper_state: Generated<Consignment['paperState']>;
        /** 1 for goods that replace returned ones, which have been charged before. */
        is_replacement: Generated<number>;
        /** When its IRN was entered. */
        irn_at: Generated<string | null>;
        challan_number: Generated<string>;
        /** The GSTIN and the category of the customer by the decision: findParties. */
        gstin: string;
        gst_category: GstCategory | '';
        /** The GSTIN by which the tax was decided when it was billed. Blank where the order has this decision. */
        company_gstin: Generated<string>;
        /** What the order printed before its tax was recalculated, if this consignment has a frozen decision. Blank if nothing differs. */
        printed: Generated<string>;
        /** The GSTIN of the company in the id of the voucher, once another one is printed. */
        voucher_gstin: Generated<string>;
        place_of_supply: string;
        place_name: string;
        tax_heads: Consignment['heads'];
        tax_reason: string;
        charges_mode: ChargesMode;
        version: Generated<number>;
        search_text: string;
        updated_by_id: number;
        created_at: string;
        updated_at: string;
      };
    consignment_lines: LineAmounts & {
      consignment_id: number;
      order_line_id: number;
      product_id: number;
      hsn: string;
      unit: string;
      nature: Nature;
      quantity: number;
    };
    /** The last number of each series of a company. */
    document_series: { company_id: number; kind: 'invoice' | 'challan'; financial_year: string; last: number };
    /** Issued papers. A void one keeps its number. */
    papers: {
      id: Generated<number>;
      consignment_id: number;
      company_id: number;
      kind: 'invoice' | 'challan';
      title: string;
      financial_year: string;
      number: string;
      issued_on: string;
      state: 'Issued' | 'Void';
      void_reason: Generated<string>;
      /** Its frozen contents as JSON, from the first print on. */
      content: Generated<string | null>;
      issued_by_id: number;
      created_at: string;
    };
    /** The bytes of each printed copy. They never change. */
    paper_files: { paper_id: number; copy: string; file_hash: string };
  }
}
