/** The measured filters of lists: each by a value that many rows have, and by one that few have. */
import type { InputOf } from '@vikray/contract/operations.ts';

type Filtered =
  | 'GetCustomerList'
  | 'GetProductList'
  | 'GetQuotation'
  | 'GetOrder'
  | 'GetOrderToDispatch'
  | 'GetDispatchOrder'
  | 'GetPurchase';

/** The filters of each list. */
export const filterCases: { readonly [N in Filtered]: readonly InputOf<N>[] } = {
  GetCustomerList: [
    { status: 'Pending' },
    { status: 'Approved', sort: 'updatedOn' },
    { stateId: 4008 },
    { stateId: 4028, status: 'Pending' },
    { industry: 3 },
    { dataSource: 'Exhibition' },
    { from: 'this month' },
    { from: 'last year', to: 'last year' },
    { status: 'Pending', search: 'hospital' },
  ],
  GetProductList: [{ status: 'Pending' }, { category: 2 }, { solution: 'Office Solution' }, { visible: 'No' }, { stock: 'None' }],
  GetQuotation: [
    { preparedById: 3 },
    { customerId: 1000 },
    { preparedFor: 1 },
    { productId: 50 },
    { from: 'this month' },
    { from: 'last month', to: 'last month' },
    { from: 'last quarter', to: 'last quarter' },
    { from: 'last year', to: 'last year' },
    { from: '2023-05-01', to: '2023-05-31', sort: 'totalAmount' },
    { validTo: '2024-01-01' },
    { least: 5_000_000_00 },
    { least: 100_000_00, most: 100_500_00 },
    { shownStatus: 'Pending', preparedById: 3 },
  ],
  GetOrder: [
    { shownStatus: 'Placed' },
    { preparedById: 3 },
    { customerId: 1000 },
    { preparedFor: 1 },
    { productId: 50 },
    { from: 'last quarter', to: 'last quarter' },
    { from: 'last year', to: 'last year' },
    { least: 5_000_000_00 },
    { stateName: 'Maharashtra' },
    { stateName: 'Kerala' },
    { city: 'Pune' },
    { dataSource: 'Exhibition' },
  ],
  GetOrderToDispatch: [{ preparedById: 3 }, { productId: 50 }, { stateName: 'Kerala' }],
  GetDispatchOrder: [{ customerId: 1000 }, { productId: 50 }, { from: 'last month', to: 'last month' }, { status: 'Cancelled' }],
  GetPurchase: [{ supplierId: 2 }, { productId: 50 }, { from: 'last year', to: 'last year' }],
};
