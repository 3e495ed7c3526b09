import { chargesModes } from '@vikray/contract/gst/gst-category.ts';
import { costing, type CostingInput, type RatesByProduct } from '@vikray/contract/quotations/costing.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongRateSums } from '../../../../testing/panel/rate-sums.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';

type RatedCart = CostingInput & { readonly byProduct: RatesByProduct };

const amount = fc.oneof(
  fc.constantFrom(0, 1, 7),
  fc.maxSafeNat().map((any) => any % 100_000_000_000),
);
const rate = fc.oneof(fc.constantFrom(0, 5_00, 12_00, 18_00, 40_00, 100_00), fc.nat({ max: 100_00 }));
const lines = fc.array(fc.record({ total: amount, gstPercent: rate }), { minLength: 1, maxLength: 10 });

/** Up to ten lines of at most ₹100 crore, with charges and any percentages. */
const anyCart: fc.Arbitrary<RatedCart> = fc
  .tuple(lines, fc.constantFrom(...chargesModes), fc.tuple(rate, rate), fc.tuple(amount, amount, amount))
  .map(([rated, chargesMode, [discountPercent, gstServiceChargePercent], [specialCharges, shippingCharges, installationCharges]]) => {
    const subtotal = rated.reduce((sum, { total }) => sum + total, 0);
    const entered = { subtotal, discountPercent, gstPercent: 0, specialCharges, shippingCharges, installationCharges };
    return { ...entered, gstServiceChargePercent, byProduct: { lines: rated, chargesMode } };
  });

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await sql`create table random_carts (id integer, tax_mode text, charges_mode text, subtotal_paise bigint, discount_paise bigint,
    special_charges_paise bigint, shipping_charges_paise bigint, installation_charges_paise bigint, gst_percent_hundredths integer,
    service_gst_percent_hundredths integer, gst_paise bigint, service_gst_paise bigint, total_paise bigint)`.execute(panel.db);
  await sql`create table random_lines (cart_id integer, total_paise bigint, gst_percent_hundredths integer)`.execute(panel.db);
});
afterAll(() => panel.stop());

/** Adds rows of numbers and words, many to a statement. */
async function insert(table: string, rows: readonly (readonly (number | string)[])[]): Promise<void> {
  const text = (value: number | string) => (typeof value === 'number' ? String(value) : `'${value}'`);
  for (let first = 0; first < rows.length; first += 1000) {
    const values = rows.slice(first, first + 1000).map((row) => `(${row.map(text).join(',')})`);
    await sql`insert into ${sql.table(table)} values ${sql.raw(values.join(','))}`.execute(panel.db);
  }
}

/** What is stored of a quotation with this cart. */
function storedHead(cart: RatedCart, id: number): (number | string)[] {
  const { specialCharges, shippingCharges, installationCharges, byProduct } = cart;
  const { discountAmount, gstAmount, gstServiceChargeAmount, totalAmount } = costing(cart);
  const charges = [specialCharges, shippingCharges, installationCharges];
  const percents = [0, byProduct.chargesMode === 'Own Rate' ? cart.gstServiceChargePercent : 0];
  const taxes = [gstAmount, gstServiceChargeAmount];
  return [id, 'By Product', byProduct.chargesMode, cart.subtotal, discountAmount, ...charges, ...percents, ...taxes, totalAmount];
}

test('the database computes the sums of 2,000 carts as the costing does (GTX-20, GTX-21, GTX-23)', async () => {
  const carts = fc.sample(anyCart, 2000);
  await insert('random_carts', carts.map(storedHead));
  await insert(
    'random_lines',
    carts.flatMap(({ byProduct }, id) => byProduct.lines.map(({ total, gstPercent }) => [id, total, gstPercent])),
  );
  const wrong = () => wrongRateSums('random_carts', 'random_lines', 'cart_id').execute(panel.db);
  expect((await wrong()).rows).toEqual([]);

  // A paisa too much in one of them does not pass.
  await sql`update random_carts set gst_paise = gst_paise + 1, total_paise = total_paise + 1 where id = 77`.execute(panel.db);
  expect((await wrong()).rows).toEqual([{ id: 77 }]);
});
