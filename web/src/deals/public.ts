/** The parts of the screens of deals that other areas may use. */
export { CustomerDeals } from './CustomerDeals.tsx';
export { DealLink } from './DealLink.tsx';
