/** What other areas may use of the money. */
export { statementRoutes } from './statement-routes.ts';
