import type { productTax } from '@vikray/contract/products/product-tax.ts';
import { solutions, warranties, type StoredProduct, type Solution } from '@vikray/contract/products/product.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import { productSearchText } from '../server/src/products/product-store.ts';
import type { BulkWriter } from './bulk-writer.ts';
import { SeededRandom, nth, places } from './seeded-random.ts';
import { colours, drawProduct, shapes, type FurnitureShape } from './drawings.ts';
import { storeDrawing } from './pictures.ts';
import type { SampleContext } from './sample-context.ts';

interface Kind {
  readonly name: string;
  readonly category: string;
  readonly shape: FurnitureShape;
  readonly solution: Solution;
  /** Rupees. */
  readonly price: number;
  readonly hsn: string;
  readonly about: string;
}

const [hospital, office, industrial, other] = solutions;

function kind(name: string, category: string, shape: FurnitureShape, solution: Solution, price: number, hsn: string, about: string): Kind {
  return { name, category, shape, solution, price, hsn, about };
}

const kinds: readonly Kind[] = [
  kind(
    'Executive Chair',
    'Office Seating',
    'chair',
    office,
    8_450,
    '940130',
    'High back, synchronised tilt, adjustable arms, nylon base with castors',
  ),
  kind(
    'L-shaped Desk',
    'Desking',
    'desk',
    office,
    21_900,
    '940330',
    '1500 × 1500 × 750 mm, 25 mm pre-laminated board, pedestal with three drawers',
  ),
  kind(
    'Steel Almirah',
    'Storage',
    'cabinet',
    office,
    14_250,
    '940310',
    '1980 × 915 × 485 mm, 0.8 mm CRCA sheet, four adjustable shelves, locker',
  ),
  kind(
    'Semi-Fowler Bed',
    'Hospital Furniture',
    'bed',
    hospital,
    32_500,
    '940290',
    '2060 × 910 × 600 mm, two crank handles, ABS panels, collapsible side rails',
  ),
  kind(
    'Patient Monitor Trolley',
    'Medical Equipment',
    'trolley',
    hospital,
    11_800,
    '940290',
    'Stainless steel 304, three shelves, 100 mm castors, two with brakes',
  ),
  kind(
    'Pallet Rack',
    'Industrial Racking',
    'rack',
    industrial,
    46_000,
    '940320',
    '2700 × 1000 × 4500 mm, 1,000 kg for each level, three levels',
  ),
  kind('Platform Cart', 'Material Handling', 'cart', industrial, 9_600, '871680', '1200 × 750 mm platform, 500 kg, 200 mm rubber wheels'),
  kind(
    'Island Work Bench',
    'Laboratory Furniture',
    'desk',
    other,
    68_000,
    '940320',
    '2400 × 1500 × 900 mm, acid-proof granite top, reagent rack, sink with swan neck',
  ),
  kind('Visitor Bench', 'Office Seating', 'bench', office, 12_700, '940179', 'Three seats, perforated steel, armrests, powder coated'),
  kind('Reception Counter', 'Desking', 'desk', other, 54_000, '940330', '2400 × 800 × 1050 mm, laminate with veneer band, cable tray'),
  kind(
    'Mobile Pedestal',
    'Storage',
    'cabinet',
    office,
    6_350,
    '940310',
    '390 × 480 × 650 mm, two box drawers and one file drawer, central lock',
  ),
  kind(
    'Crash Cart',
    'Medical Equipment',
    'trolley',
    hospital,
    27_400,
    '940290',
    'Six drawers, oxygen cylinder holder, IV pole, cardiac board',
  ),
  kind(
    'Bedside Locker',
    'Hospital Furniture',
    'cabinet',
    hospital,
    5_900,
    '940290',
    '400 × 400 × 820 mm, drawer and cupboard, stainless steel top',
  ),
  kind(
    'Slotted Angle Rack',
    'Industrial Racking',
    'rack',
    industrial,
    7_200,
    '940320',
    '1830 × 915 × 380 mm, five shelves, 80 kg for each shelf',
  ),
  kind('Task Chair', 'Office Seating', 'chair', office, 4_950, '940130', 'Mesh back, gas lift, fixed arms, 50 mm castors'),
  kind(
    'Examination Couch',
    'Hospital Furniture',
    'bed',
    hospital,
    16_800,
    '940290',
    '1830 × 560 × 800 mm, two sections, ratchet backrest, cupboard below',
  ),
];

const series = [
  'Aravali',
  'Betwa',
  'Chenab',
  'Damodar',
  'Ekta',
  'Falgun',
  'Girnar',
  'Haveli',
  'Indrayani',
  'Jhelum',
  'Kaveri',
  'Lohit',
  'Mandovi',
  'Nilgiri',
  'Orchid',
  'Periyar',
  'Rushikulya',
  'Sabari',
  'Tapti',
  'Ujani',
  'Vindhya',
  'Wainganga',
  'Yamini',
  'Zuari',
  'Bhagirathi',
  'Champa',
  'Doodhganga',
  'Kosi',
  'Mahi',
  'Pavana',
] as const;

/** A product as the trade needs it. The stock is in hundredths of a piece. */
export type MadeProduct = Omit<StoredProduct, keyof typeof productTax> & Pick<StoredProduct, 'hsn'>;

/** Stores the drawings of all shapes in all colours. Returns a function that gives the address of each. */
async function storeDrawings(db: Db, stamp: WriteStamp): Promise<(shape: FurnitureShape, colour: number) => string> {
  const addresses = new Map<string, string>();
  for (const shape of shapes) {
    for (const [colour, [name, fill]] of colours.entries())
      addresses.set(`${shape} ${colour}`, await storeDrawing(db, drawProduct(shape, fill), 'Product', `${shape}-${name}`, stamp));
  }
  return (shape, colour) => addresses.get(`${shape} ${colour}`) ?? '';
}

/** Makes the products and their drawings, as of the first day of the trade. No two have the same name. */
export async function makeProducts(
  db: Db,
  { seed, categories, calendar }: SampleContext,
  count: number,
  stamp: WriteStamp,
): Promise<MadeProduct[]> {
  const addressOf = await storeDrawings(db, stamp);
  return Array.from({ length: count }, (_, n) => {
    const random = new SeededRandom(seed, 'product', n);
    const [kindPlace = 0, seriesPlace = 0, colourPlace = 0, round = 0] = places(n, kinds.length, series.length, colours.length);
    const { name, category, shape, solution, price, hsn, about } = nth(kinds, kindPlace);
    const [colourName] = nth(colours, colourPlace);
    const draw = random.next();
    return {
      productId: n + 1,
      name: `${nth(series, seriesPlace)} ${name}${round === 0 ? '' : ` Mark ${round + 1}`}, ${colourName}`,
      code: '',
      category,
      categoryId: categories.find(({ label }) => label === category)?.value ?? 1,
      solution: random.happens(0.15) && solution !== other ? [solution, other] : [solution],
      description: `${about}. Finish ${colourName.toLowerCase()}. HSN ${hsn}.`,
      hsn,
      photo: random.happens(0.95) ? addressOf(shape, colourPlace) : '',
      mrp: Math.round((price * (0.8 + 0.5 * random.next())) / 50) * 50_00,
      stock: random.happens(0.85) ? random.int(2, 60) * 100 : 0,
      // The first products are approved, so that even the smallest data set has something to quote.
      status: n < 5 || draw < 0.88 ? 'Approved' : draw < 0.97 ? 'Pending' : 'Deleted',
      warranty: random.of(warranties),
      delivery: random.happens(0.7) ? 'Exclusive' : 'Inclusive',
      paymentTerms: random.happens(0.8) ? 'Advance' : 'Cash on Delivery',
      visible: random.happens(0.9) ? 'Yes' : 'No',
      updatedOn: calendar.instantOn(random.int(0, calendar.length - 1), random.next()),
      version: draw < 0.88 ? 2 : 1,
      // Every sixth product is ordered again in time.
      reorderLevel: n % 6 === 1 ? random.int(2, 12) * 100 : null,
      reorderQuantity: n % 6 === 1 ? random.int(2, 6) * 500 : null,
    };
  });
}

/** Writes the products without stock, which `Stock` adds, and without their search texts. */
export async function writeProducts(
  writer: BulkWriter,
  { staff, calendar }: SampleContext,
  products: readonly MadeProduct[],
): Promise<void> {
  for (const product of products) {
    await writer.add('products', [
      {
        id: writer.nextId('products'),
        name: product.name,
        name_key: nameKey(product.name),
        category_id: product.categoryId,
        category: product.category,
        solution: product.solution.join(','),
        description: product.description,
        image_hash: hashInUrl(product.photo) ?? null,
        mrp_paise: product.mrp,
        stock_hundredths: 0,
        reorder_level_hundredths: product.reorderLevel,
        reorder_quantity_hundredths: product.reorderQuantity,
        warranty: product.warranty,
        delivery: product.delivery,
        payment_terms: product.paymentTerms,
        hsn: product.hsn,
        gst_percent_hundredths: 18_00,
        visible: product.visible,
        status: product.status,
        version: product.version,
        search_text: '',
        entered_by_id: staff.storekeeper.userId,
        updated_by_id: staff.storekeeper.userId,
        created_at: calendar.instantOn(0, 0),
        updated_at: product.updatedOn,
      },
    ]);
  }
}

/** Writes the final stock of the products and their search texts. */
export async function finishProducts(tx: Db, products: readonly MadeProduct[]): Promise<void> {
  for (const product of products) {
    const search_text = product.status === 'Deleted' ? '' : productSearchText(product);
    await tx.updateTable('products').set({ stock_hundredths: product.stock, search_text }).where('id', '=', product.productId).execute();
  }
}
