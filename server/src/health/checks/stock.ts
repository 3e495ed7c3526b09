import { stockMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { fine, problem, type SlowCheck } from '../check.ts';
import { countProducts, productsWithWrongStock } from '../health-facts-store.ts';

/** The stock of each product against the sum of its movements. */
export const stock: SlowCheck = {
  name: 'Stock',
  group: 'Data',
  async check(db) {
    const { count, names } = await productsWithWrongStock(db);
    return count === 0 ? fine(say.fine(await countProducts(db))) : problem(say.differs(count, names), say.differsAdvice);
  },
};
