import { sql } from 'kysely';

/**
 * Whether a consignment is a bill (PAY-01), where `companies` is its issuing company: its company keeps its money here since before its
 * invoice, and it stands. Without goods that were charged, its total is 0.
 */
export const isBillOfCompany = sql<boolean>`(companies.money_from <> '' and consignments.invoiced_on >= companies.money_from
  and consignments.paper_state <> 'Void' and consignments.total_paise > 0)`;

/** The same without its company at hand. */
export const isBill = sql<boolean>`exists (select 1 from companies where companies.id = consignments.company_id and ${isBillOfCompany})`;
