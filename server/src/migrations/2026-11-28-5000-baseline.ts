/** The schema of version 0.1.0, with the rows that a new office starts with. Each area has a file. */
import type { Kysely } from 'kysely';
import { createApprovals } from './baseline/approvals.ts';
import { createAuditLog } from './baseline/audit-log.ts';
import { createBackups } from './baseline/backups.ts';
import { createBrochures } from './baseline/brochures.ts';
import { createCompanies } from './baseline/companies.ts';
import { createConsignments } from './baseline/consignments.ts';
import { createCustomers } from './baseline/customers.ts';
import { createDeals } from './baseline/deals.ts';
import { createDispatches } from './baseline/dispatches.ts';
import { createFiles } from './baseline/files.ts';
import { createHealth } from './baseline/health.ts';
import { createImages } from './baseline/images.ts';
import { createImports } from './baseline/imports.ts';
import { createLookups } from './baseline/lookups.ts';
import { createMailLog } from './baseline/mail-log.ts';
import { createMailTemplates } from './baseline/mail-templates.ts';
import { createNotices } from './baseline/notices.ts';
import { createOldQuotations } from './baseline/old-quotations.ts';
import { createOrders } from './baseline/orders.ts';
import { createPlatform } from './baseline/platform.ts';
import { createPrivateAccess } from './baseline/private-access.ts';
import { createProducts } from './baseline/products.ts';
import { createPurchases } from './baseline/purchases.ts';
import { createQuotationLinks } from './baseline/quotation-links.ts';
import { createQuotations } from './baseline/quotations.ts';
import { createRights } from './baseline/rights.ts';
import { createSalesCalls } from './baseline/sales-calls.ts';
import { createSecondStep } from './baseline/second-step.ts';
import { createSession } from './baseline/session.ts';
import { createSettings } from './baseline/settings.ts';
import { createTaxes } from './baseline/taxes.ts';
import { createTerms } from './baseline/terms.ts';
import { createThread } from './baseline/thread.ts';
import { createUsers } from './baseline/users.ts';

/** In an order in which each refers to earlier ones only. */
const areas = [
  createPlatform,
  createAuditLog,
  createSettings,
  createUsers,
  createRights,
  createSession,
  createSecondStep,
  createPrivateAccess,
  createLookups,
  createImages,
  createFiles,
  createImports,
  createCustomers,
  createProducts,
  createCompanies,
  createPurchases,
  createTaxes,
  createTerms,
  createDeals,
  createBrochures,
  createSalesCalls,
  createApprovals,
  createQuotations,
  createQuotationLinks,
  createMailTemplates,
  createMailLog,
  createOldQuotations,
  createOrders,
  createConsignments,
  createDispatches,
  createThread,
  createNotices,
  createBackups,
  createHealth,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const create of areas) await create(db);
}
