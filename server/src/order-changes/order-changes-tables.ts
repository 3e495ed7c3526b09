import type { ChangeState } from '@vikray/contract/order-changes/order-change.ts';
import type { Generated } from 'kysely';
import type { CopiedColumns, LineColumns } from '../quotations/public.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** The contents that a change gives its order, whether they count or not. Number 0 holds those with which it was placed. */
    order_changes: CopiedColumns & {
      id: Generated<number>;
      order_id: number;
      number: number;
      state: ChangeState;
      reason: string;
      /** What the order printed with these contents, as JSON; null until a later change takes their place. */
      order_document: Generated<string | null>;
      proforma_document: Generated<string | null>;
      changed_by_id: number;
      settled_by_id: number | null;
      /** The day of the decision; blank while it waits. */
      settled_on: Generated<string>;
      version: Generated<number>;
      updated_by_id: number;
      created_at: string;
      updated_at: string;
    };
    order_change_lines: LineColumns & { id: Generated<number>; change_id: number; mrp_paise: number };
    /** The bytes of each paper as it was first printed. They never change. */
    order_change_papers: { change_id: number; kind: 'order' | 'proforma' | 'change'; file_hash: string };
  }
}
