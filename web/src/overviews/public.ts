/** What stands beside the wizards of saved records. */
export { CustomerGlance } from './CustomerGlance.tsx';
export { ProductGlance } from './ProductGlance.tsx';
