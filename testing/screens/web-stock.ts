/** Stock and shortages as the server answers them, for component tests. */
import { granted, shellReplies } from './web-login.ts';
import { answer } from './web-server-stub.ts';

/** A product of the stock list in an answer. */
export function stockRow(id: number, name: string, change: object = {}) {
  return {
    fld_productid: id,
    fld_code: '',
    fld_name: name,
    fld_category: 'Hospital Furniture',
    fld_photo: '',
    fld_unit: 'NOS',
    fld_stock: '10.00',
    fld_reserved: 4,
    fld_free: '6.00',
    fld_reorderlevel: '',
    fld_reorderquantity: '',
    ...change,
  };
}

/** A movement of the stock ledger in an answer. */
function movementRow(id: number, change: object = {}) {
  return {
    fld_movementid: id,
    fld_at: '2026-11-20T04:30:00.000Z',
    fld_reason: 'Dispatch',
    fld_quantity: '-4.00',
    fld_balance: '6.00',
    fld_document: 'SO/ABC/2026-2027/0007',
    fld_who: 'Tukaram Gaikwad',
    ...change,
  };
}

/** A product that is short in an answer. */
export function shortageRow(id: number, name: string, change: object = {}) {
  return {
    fld_productid: id,
    fld_code: '',
    fld_name: name,
    fld_pending: 12,
    fld_stock: '7.50',
    fld_short: '4.50',
    fld_neededby: '2026-12-12',
    fld_supplierid: 5,
    fld_supplier: 'Shree Gajanan Steel Works',
    fld_propose: 5,
    ...change,
  };
}

const products = [
  stockRow(31, 'Fowler Bed', { fld_code: 'FB-1' }),
  stockRow(32, 'Crash Trolley', { fld_stock: '0.00', fld_reserved: 3, fld_free: '-3.00' }),
];

/** The replies to the pages of the stock, for a user who may count and purchase. */
export const stockReplies = {
  ...shellReplies,
  GetUserSubMenuAccessRights: answer(granted('Stock List', 'Add Stock Count', 'Add Purchase', 'Shortages')),
  GetStock: answer(products, { total: products.length }),
  GetProduct: answer([]),
  GetStockMovement: answer([movementRow(2), movementRow(1, { fld_reason: 'Purchase', fld_quantity: '10.00', fld_balance: '10.00' })], {
    total: 2,
  }),
  AddStockCount: answer([{ StockCountId: 1 }]),
};
