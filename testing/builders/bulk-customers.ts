import { sql } from 'kysely';
import { learnStatistics } from '../../server/src/platform/database/statistics.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/**
 * Adds many customers in one statement and updates the statistics of the database. Customer `n` is called Bulk n and is in Pune. Every 50th
 * is deleted, every 5000th is a Needle Works, and hundreds share each time of their last change.
 */
export async function insertBulkCustomers(db: Db, count: number): Promise<void> {
  await sql`
    insert into customers (
      company_name, name_key, industry_id, industry, company_type_id, company_type, phone, email, website, address, country_id, country, state_id, state,
      city_id, city, pincode, data_source, status, version, search_text, entered_by_id, updated_by_id, created_at, updated_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select
      'Bulk ' || n, 'bulk ' || n, 1, 'Hospital', 4, 'Private Limited', '02026120000', 'office' || n || '@bulk.example.in', '', 'FC Road', 101, 'India', 4008,
      'Maharashtra', 133504, 'Pune', '411004', 'Enquiry', case when n % 50 = 0 then 'Deleted' else 'Pending' end, 1,
      case when n % 50 = 0 then '' else 'bulk ' || n || ${sql.lit('\n')} || 'interiors' || case when n % 5000 = 1 then ' needle works' else '' end end,
      1, 1, '2026-11-01T00:00:00.000Z', '2026-11-' || (10 + n % 18) || 'T00:00:00.000Z'
    from numbers`.execute(db);
  await sql`
    insert into contact_persons (customer_id, name, designation, email, mobile, phone, updated_by_id, created_at, updated_at)
    select id, 'Mr. Jai Phadnis', 'Stores', 'stores@bulk.example.in', '9000000042', '', 1, created_at, updated_at from customers`.execute(
    db,
  );
  await learnStatistics(db);
}
