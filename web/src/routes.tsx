/** All pages of all areas. Any other address shows "Page not found" inside the shell. */
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoutes } from './account/account-routes.tsx';
import { approvalRoutes } from './approvals/approval-routes.tsx';
import { auditLogRoutes } from './audit-log/audit-log-routes.tsx';
import { backupRoutes } from './backups/backup-routes.tsx';
import { brochureRoutes } from './brochures/brochure-routes.tsx';
import { companyRoutes } from './companies/company-routes.tsx';
import { customerRoutes } from './customers/customer-routes.tsx';
import { dashboardRoutes } from './dashboard/dashboard-routes.tsx';
import { dealRoutes } from './deals/deal-routes.tsx';
import { dispatchRoutes } from './dispatches/dispatch-routes.tsx';
import { enquiryRoutes } from './enquiries/enquiry-routes.tsx';
import { followUpRoutes } from './follow-ups/follow-up-routes.tsx';
import { helpRoutes } from './help/help-routes.tsx';
import { healthRoutes } from './health/health-routes.tsx';
import { importRoutes } from './imports/import-routes.tsx';
import { mailTemplateRoutes } from './mail-templates/mail-template-routes.tsx';
import { creditNoteRoutes } from './credit-notes/credit-note-routes.tsx';
import { moneyRoutes } from './money/money-routes.tsx';
import { oldQuotationRoutes } from './old-quotations/old-quotation-routes.tsx';
import { orderChangeRoutes } from './order-changes/order-change-routes.tsx';
import { orderRoutes } from './orders/order-routes.tsx';
import { privateAccessRoutes } from './private-access/private-access-routes.tsx';
import { productRoutes } from './products/product-routes.tsx';
import { purchaseRoutes } from './purchases/purchase-routes.tsx';
import { quotationRoutes } from './quotations/quotation-routes.tsx';
import { reportRoutes } from './reports/report-routes.tsx';
import { returnRoutes } from './returns/return-routes.tsx';
import { rightsRoutes } from './rights/rights-routes.tsx';
import { salesCallRoutes } from './sales-calls/sales-call-routes.tsx';
import { sessionRoutes } from './session/session-routes.tsx';
import { settingsRoutes } from './settings/settings-routes.tsx';
import { setupRoutes } from './setup/setup-routes.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { PageFailure } from './shell/PageFailure.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { rootRoute, shellRoute } from './shell/shell-route.tsx';
import { stockRoutes } from './stock/stock-routes.tsx';
import { taxDocumentRoutes } from './tax-documents/tax-document-routes.tsx';
import { taxRoutes } from './taxes/tax-routes.tsx';
import { termRoutes } from './terms/term-routes.tsx';
import { userRoutes } from './users/user-routes.tsx';

const unknownPath = createRoute({ getParentRoute: () => shellRoute, path: '$', component: NotFound });

const pages = [
  ...dashboardRoutes,
  ...companyRoutes,
  ...customerRoutes,
  ...productRoutes,
  ...purchaseRoutes,
  ...stockRoutes,
  ...dealRoutes,
  ...enquiryRoutes,
  ...followUpRoutes,
  ...mailTemplateRoutes,
  ...quotationRoutes,
  ...approvalRoutes,
  ...oldQuotationRoutes,
  ...orderRoutes,
  ...orderChangeRoutes,
  ...dispatchRoutes,
  ...reportRoutes,
  ...returnRoutes,
  ...salesCallRoutes,
  ...userRoutes,
  ...rightsRoutes,
  ...taxDocumentRoutes,
  ...moneyRoutes,
  ...creditNoteRoutes,
  ...taxRoutes,
  ...termRoutes,
  ...brochureRoutes,
  ...importRoutes,
  ...auditLogRoutes,
  ...privateAccessRoutes,
  ...backupRoutes,
  ...healthRoutes,
  ...settingsRoutes,
  ...setupRoutes,
  ...accountRoutes,
  ...helpRoutes,
  unknownPath,
];
const routeTree = rootRoute.addChildren([...sessionRoutes, shellRoute.addChildren(pages)]);

/** A page that takes longer is first shown as a skeleton, within a tenth of a second of the click. */
const skeletonAfterMs = 50;

/** The router for all pages. Tests pass an in-memory history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: skeletonAfterMs,
    // The page replaces its skeleton as soon as it is there, not after half a second.
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
