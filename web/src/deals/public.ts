/** The parts of the screens of deals that other areas may use. */
export { DealLink } from './DealLink.tsx';
