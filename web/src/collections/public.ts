/** The parts of the collections that other areas may use. */
export { CollectionsTab } from './CollectionsTab.tsx';
