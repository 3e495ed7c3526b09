/** The parts of the stock screens that other areas may use. */
export { MovementsDrawer } from './MovementsDrawer.tsx';
