/** The parts of earlier prices that other areas may use. */
export { LastPrice } from './LastPrice.tsx';
export { useLineFacts, type FactsOfProducts } from './price-queries.ts';
export { useLastPriceKey } from './use-last-price-key.ts';
