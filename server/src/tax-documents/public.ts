/** What other areas may use of the tax documents. */
export { periodFileRoutes } from './period-file-routes.ts';
export { portalFileRoutes } from './portal-file-routes.ts';
export { receiptsFileRoute } from './receipts-file-route.ts';
