/** The parts of the customer screens that other areas may use. */
export { SiteDialog } from './sites/SiteDialog.tsx';
