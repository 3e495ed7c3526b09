import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';

let lastNumber = 0;

/** A new product as a user would enter it, at ₹12,499.50 with 10 in stock. */
export function aProduct(change: Partial<InputOf<'AddProduct'>> = {}): InputOf<'AddProduct'> {
  return {
    solution: ['Office Solution'],
    category: 1,
    name: `Ergonomic Chair ${++lastNumber}`,
    description: 'Mesh back, adjustable arms, nylon base with castors.',
    mrp: 12_499_50,
    stock: 10_00,
    warranty: 'One Year',
    delivery: 'Inclusive',
    paymentTerms: 'Advance',
    visible: 'Yes',
    ...change,
  };
}

/** Adds a product and returns its number. */
export async function addProduct(caller: Caller, change: Partial<InputOf<'AddProduct'>> = {}): Promise<number> {
  const [added] = await caller.call('AddProduct', aProduct(change));
  return added?.productId ?? 0;
}
