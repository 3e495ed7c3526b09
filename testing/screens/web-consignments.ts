import { consignment, openedConsignment, type OpenedConsignment } from '@vikray/contract/consignments/consignment.ts';
import * as z from 'zod';

const address = { address: '12, Deccan Gymkhana', city: 'Pune', state: 'Maharashtra', pincode: '411004', country: 'India' };

/** A consignment of one product to a registered customer in the same State, ₹1,18,000 with tax. */
export function aConsignment(consignmentId: number, change: Partial<OpenedConsignment> = {}): OpenedConsignment {
  return {
    consignmentId,
    orderId: 60 + consignmentId,
    number: `SO/RSD/2026-2027/00${60 + consignmentId}`,
    poNumber: '',
    poDate: '',
    companyName: `Niramaya Lotus Hospital ${consignmentId}`,
    gstin: '27FGHIJ5678K1Z1',
    companyForId: 1,
    companyForName: 'Godavari Traders',
    invoiceNumber: String(100 + consignmentId),
    invoiceDate: '2026-11-20',
    paper: 'Dispatch Note',
    paperState: '',
    challanNumber: '',
    placeOfSupply: '27',
    placeName: 'Maharashtra',
    heads: 'CGST+SGST',
    taxable: 100_000_00,
    cgst: 9000_00,
    sgst: 9000_00,
    igst: 0,
    roundOff: 0,
    total: 118_000_00,
    taxNotAllowed: 'No',
    irn: '',
    irnMissing: 'No',
    ewayNumber: '',
    ewayNeeded: 'Yes',
    ewayOutdated: 'No',
    replacement: 'No',
    dispatchDate: '2026-11-20',
    updatedOn: '2026-11-20T06:00:00.000Z',
    version: 1,
    customerId: 5,
    taxReason: 'CGST and SGST: both in Maharashtra (27).',
    gross: 100_000_00,
    discount: 0,
    chargesMode: 'Own Rate',
    specialCharges: 0,
    shippingCharges: 0,
    installationCharges: 0,
    gstServiceChargePercent: 0,
    gstAmount: 18_000_00,
    seller: { name: 'Godavari Traders', gstin: '27ABCDE1234F1Z0', ...address, pincode: '411001' },
    buyer: { name: `Niramaya Lotus Hospital ${consignmentId}`, gstin: '27FGHIJ5678K1Z1', ...address },
    consignee: { name: `Niramaya Lotus Hospital ${consignmentId}`, gstin: '27FGHIJ5678K1Z1', ...address },
    gstCategory: 'Registered',
    contact: '',
    lines: [
      {
        lineId: 1,
        productId: 1,
        name: 'Fowler Bed',
        description: '',
        photo: '',
        hsn: '940290',
        unit: 'NOS',
        nature: 'Goods',
        quantity: 10,
        rate: 10_000_00,
        gross: 100_000_00,
        discount: 0,
        chargesWithGoods: 0,
        taxable: 100_000_00,
        gstPercent: 18_00,
      },
    ],
    groups: [{ kind: 'goods', gstPercent: 18_00, taxable: 100_000_00, cgst: 9000_00, sgst: 9000_00, igst: 0 }],
    papers: [],
    transporter: '',
    transporterId: '',
    mode: '',
    vehicleNumber: '',
    vehicleType: '',
    lrNumber: '',
    lrDate: '',
    distance: null,
    packages: null,
    weight: null,
    driver: '',
    driverMobile: '',
    freight: '',
    remark: '',
    ewayDate: '',
    ewayValidUntil: '',
    ackNo: '',
    ackDate: '',
    signedQr: '',
    otherOrders: [],
    ...change,
  };
}

/** The row of the list on the wire. */
export function consignmentRow(details: OpenedConsignment): unknown {
  return z.encode(consignment, details);
}

/** The whole record on the wire. */
export function consignmentRecord(details: OpenedConsignment): unknown {
  return z.encode(openedConsignment, details);
}
