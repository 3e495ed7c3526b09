/** The form of an e-invoice INV-01 1.1, written from the field list. Exact names, nothing more. */
import * as z from 'zod';

const plain = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^"\\\p{Cc}]*$/u);
const amount = z.number().min(0).max(999_999_999_999.99).multipleOf(0.01);
const stateCode = z.string().regex(/^\d{1,2}$/);
const pin = z.int().min(100_000).max(999_999);
const address = { Addr1: plain(1, 100), Addr2: plain(3, 100).optional(), Loc: plain(3, 50), Pin: pin, Stcd: stateCode };

const item = z.strictObject({
  SlNo: z.string().regex(/^\d{1,6}$/),
  PrdDesc: plain(3, 300).optional(),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().regex(/^(?!0+$)(\d{4}|\d{6}|\d{8})$/),
  Qty: z.number().min(0).optional(),
  Unit: plain(3, 8).optional(),
  UnitPrice: z.number().min(0),
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: z.number().min(0).max(100),
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
});

const invoice = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP']),
    RegRev: z.enum(['Y', 'N']),
    IgstOnIntra: z.enum(['Y', 'N']),
  }),
  DocDtls: z.strictObject({
    Typ: z.enum(['INV', 'CRN', 'DBN']),
    No: z.string().regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/),
    Dt: z.string().regex(/^[0-3]\d\/[01]\d\/20[12]\d$/),
  }),
  SellerDtls: z.strictObject({ Gstin: z.string().length(15), LglNm: plain(3, 100), ...address }),
  BuyerDtls: z.strictObject({
    Gstin: z.union([z.literal('URP'), z.string().length(15)]),
    LglNm: plain(3, 100),
    Pos: stateCode,
    ...address,
  }),
  ShipDtls: z.strictObject({ LglNm: plain(3, 100), ...address }).optional(),
  ItemList: z.array(item).min(1).max(1000),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    CesVal: amount,
    StCesVal: amount,
    Discount: amount,
    OthChrg: amount,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: amount,
  }),
  RefDtls: z
    .strictObject({
      ContrDtls: z
        .array(
          z.strictObject({
            PORefr: z.string().regex(/^[0-9A-Za-z/-]{1,16}$/),
            PORefDt: z
              .string()
              .regex(/^[0-3]\d\/[01]\d\/20[12]\d$/)
              .optional(),
          }),
        )
        .min(1),
    })
    .optional(),
});

const paise = (rupees: number) => Math.round(rupees * 100);

function itemAddsUp({ TotAmt, Discount, AssAmt, IgstAmt, CgstAmt, SgstAmt, TotItemVal }: z.output<typeof item>): boolean {
  const taxes = paise(IgstAmt) + paise(CgstAmt) + paise(SgstAmt);
  return paise(AssAmt) === paise(TotAmt) - paise(Discount) && paise(TotItemVal) === paise(AssAmt) + taxes;
}

function addsUp({ ItemList, ValDtls }: z.output<typeof invoice>): boolean {
  const sum = (key: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt' | 'TotItemVal') =>
    ItemList.reduce((whole, each) => whole + paise(each[key]), 0);
  return (
    ItemList.every(itemAddsUp) &&
    sum('AssAmt') === paise(ValDtls.AssVal) &&
    sum('IgstAmt') === paise(ValDtls.IgstVal) &&
    sum('CgstAmt') === paise(ValDtls.CgstVal) &&
    sum('SgstAmt') === paise(ValDtls.SgstVal) &&
    sum('TotItemVal') + paise(ValDtls.RndOffAmt) === paise(ValDtls.TotInvVal)
  );
}

/** A whole file: a list of invoices whose sums add up. */
export const einvoiceSchema = z.array(invoice.refine(addsUp, { error: 'does not add up' })).min(1);
