import type { Product, ProductStatus } from '@vikray/contract/products/product.ts';
import type { StockReason } from '@vikray/contract/stock/stock-reason.ts';
import type { Generated } from 'kysely';

/** What the office enters about a product, without the stock. */
export interface ProductDetails {
  name: string;
  name_key: string;
  category_id: number;
  category: string;
  solution: string;
  description: string;
  mrp_paise: number;
  warranty: Product['warranty'];
  delivery: Product['delivery'];
  payment_terms: Product['paymentTerms'];
  visible: Product['visible'];
}

/** The GST details to set; absent ones stay unchanged. */
export interface ProductTax {
  hsn?: string;
  unit?: Product['unit'];
  /** Null for that of the quotation. */
  gst_percent_hundredths?: number | null;
  nature?: Product['nature'];
}

/** A floor price to set; absent if it stays unchanged. */
export interface FloorPrice {
  floor_price_paise?: number | null;
}

/** A code to set; absent if it stays unchanged. */
export interface ProductCode {
  code?: string;
  code_key?: string;
}

/** When to order a product again, and how much, in hundredths of a piece; null for none, absent if it stays unchanged. */
export interface ReorderPoint {
  reorder_level_hundredths?: number | null;
  reorder_quantity_hundredths?: number | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    products: ProductDetails & {
      id: Generated<number>;
      image_hash: string | null;
      /** Blank for none. */
      code: Generated<string>;
      code_key: Generated<string>;
      /** The least rate after discount, before tax; null for none. */
      floor_price_paise: Generated<number | null>;
      reorder_level_hundredths: Generated<number | null>;
      reorder_quantity_hundredths: Generated<number | null>;
      hsn: Generated<string>;
      unit: Generated<Product['unit']>;
      gst_percent_hundredths: Generated<number | null>;
      nature: Generated<Product['nature']>;
      stock_hundredths: number;
      status: ProductStatus;
      version: number;
      search_text: string;
      import_id: Generated<number | null>;
      entered_by_id: number;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    stock_movements: {
      id: Generated<number>;
      product_id: number;
      quantity_hundredths: number;
      reason: StockReason;
      document_id: number | null;
      user_id: number;
      happened_at: string;
    };
    seen_stocks: { user_id: number; product_id: number; stock_hundredths: number };
  }
}
