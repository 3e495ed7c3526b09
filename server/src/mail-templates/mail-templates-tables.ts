import type { Occasion } from '@vikray/contract/mail-templates/mail-template.ts';
import type { Generated } from 'kysely';

/** A template as entered. */
export interface TemplateColumns {
  name: string;
  name_key: string;
  step: number | null;
  /** An offer is the step 0. */
  occasion: Occasion | 'Offer' | '';
  subject: string;
  text: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Mails to customers with placeholders. The documented letter is not among them. */
    mail_templates: TemplateColumns & {
      id: Generated<number>;
      status: 'Active' | 'Deleted';
      version: number;
      search_text: string;
      /** Null for a template as it came with the panel. */
      updated_by_id: number | null;
      /** Blank for such a template. */
      updated_at: string;
    };
  }
}
