/** The parts of the dispatch screens that other areas may use. */
export { SentGoods } from './SentGoods.tsx';
