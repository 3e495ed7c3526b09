import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    sales_calls: {
      id: Generated<number>;
      sales_id: string;
      company_name: string;
      company_name_key: string;
      customer_id: number | null;
      contact_name: string;
      /** A JSON list of names. */
      contact_names: string;
      call_type: string;
      description: string;
      call_action: string;
      acted_on: string;
      action_description: string;
      staff_id: number | null;
      staff_name: string;
      status: string;
      search_text: string;
      import_id: number | null;
      created_at: string;
      deal_id: number | null;
      /** The newest quotation of the deal when the call was made. */
      quotation_id: number | null;
      /** The user who entered the call; null for one that an import has added. */
      entered_by_id: number | null;
      /** The mail that the call reports. */
      mail_id: number | null;
      /** The next date that was agreed; blank for none. */
      next_on: Generated<string>;
      /** The step of its deal before the call; null for a call that changed none. */
      stage_before: Generated<number | null>;
      next_on_before: Generated<string | null>;
      /** The version of its deal after the call. */
      deal_version: Generated<number | null>;
      /** The company whose money the call is about; null for every other call. */
      company_id: Generated<number | null>;
      /** The day for which the customer has promised money; blank for none. */
      promised_on: Generated<string>;
      promised_paise: Generated<number>;
      /** The last day on which money still keeps the promise. */
      promise_ends_on: Generated<string>;
    };
  }
}
