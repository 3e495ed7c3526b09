/**
 * Golden cases of the tax decision and its sums, which the tests of server and browser share. Computed once with exact fractions. Amounts
 * in paise, rates in hundredths of a percent, places as codes of States.
 */

/** The inputs of a case. */
export interface GoldenInput {
  readonly supplier: string | null;
  /** The State of the customer's GSTIN. */
  readonly gstin?: string;
  /** The State of the customer's address. */
  readonly bill?: string;
  readonly ship?: string;
  /** Where the goods are installed. */
  readonly site?: string;
  readonly kind?: 'sezwp' | 'sezwop' | 'export';
  readonly lut?: boolean;
  readonly composition?: boolean;
  readonly lines: readonly { readonly amt: number; readonly rate: number }[];
  readonly discount?: number;
  readonly charge?: number;
  readonly mode?: 'apportion' | 'highest' | 'own';
  readonly chargeRate?: number;
}

interface HeadSums {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** What a case comes to. Undecided cases have no place and no sums. */
export interface GoldenOutput extends Partial<HeadSums> {
  readonly pos?: string;
  readonly inter?: boolean;
  readonly state_head?: string;
  readonly exact?: number;
  readonly roundoff?: number;
  readonly total?: number;
  readonly shares?: readonly number[];
  /** By rate. */
  readonly groups: Readonly<Record<string, HeadSums>>;
}

/** The cases by name. */
export const goldenCases: readonly { readonly id: string; readonly in: GoldenInput; readonly out: GoldenOutput }[] = [
  {
    id: 'G01',
    in: { supplier: '27', gstin: '27', lines: [{ amt: 999900, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 999900,
      cgst: 89991,
      sgst: 89991,
      igst: 0,
      exact: 1179882,
      roundoff: 18,
      total: 1179900,
      groups: { 1800: { taxable: 999900, cgst: 89991, sgst: 89991, igst: 0 } },
    },
  },
  {
    id: 'G02',
    in: { supplier: '27', gstin: '29', lines: [{ amt: 999900, rate: 1800 }] },
    out: {
      pos: '29',
      inter: true,
      state_head: 'SGST',
      taxable: 999900,
      cgst: 0,
      sgst: 0,
      igst: 179982,
      exact: 1179882,
      roundoff: 18,
      total: 1179900,
      groups: { 1800: { taxable: 999900, cgst: 0, sgst: 0, igst: 179982 } },
    },
  },
  {
    id: 'G03',
    in: { supplier: '27', gstin: '27', lines: [{ amt: 33333, rate: 500 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 33333,
      cgst: 833,
      sgst: 833,
      igst: 0,
      exact: 34999,
      roundoff: 1,
      total: 35000,
      groups: { 500: { taxable: 33333, cgst: 833, sgst: 833, igst: 0 } },
    },
  },
  {
    id: 'G04',
    in: { supplier: '27', gstin: '24', lines: [{ amt: 33333, rate: 500 }] },
    out: {
      pos: '24',
      inter: true,
      state_head: 'SGST',
      taxable: 33333,
      cgst: 0,
      sgst: 0,
      igst: 1667,
      exact: 35000,
      roundoff: 0,
      total: 35000,
      groups: { 500: { taxable: 33333, cgst: 0, sgst: 0, igst: 1667 } },
    },
  },
  {
    id: 'G05',
    in: { supplier: '27', gstin: '27', lines: [{ amt: 100050, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 100050,
      cgst: 9005,
      sgst: 9005,
      igst: 0,
      exact: 118060,
      roundoff: 40,
      total: 118100,
      groups: { 1800: { taxable: 100050, cgst: 9005, sgst: 9005, igst: 0 } },
    },
  },
  {
    id: 'G06',
    in: { supplier: '27', gstin: '29', lines: [{ amt: 100050, rate: 1800 }] },
    out: {
      pos: '29',
      inter: true,
      state_head: 'SGST',
      taxable: 100050,
      cgst: 0,
      sgst: 0,
      igst: 18009,
      exact: 118059,
      roundoff: 41,
      total: 118100,
      groups: { 1800: { taxable: 100050, cgst: 0, sgst: 0, igst: 18009 } },
    },
  },
  {
    id: 'G07',
    in: { supplier: '27', gstin: '27', ship: '24', lines: [{ amt: 5000000, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 5000000,
      cgst: 450000,
      sgst: 450000,
      igst: 0,
      exact: 5900000,
      roundoff: 0,
      total: 5900000,
      groups: { 1800: { taxable: 5000000, cgst: 450000, sgst: 450000, igst: 0 } },
    },
  },
  {
    id: 'G08',
    in: { supplier: '27', gstin: '24', ship: '27', lines: [{ amt: 5000000, rate: 1800 }] },
    out: {
      pos: '24',
      inter: true,
      state_head: 'SGST',
      taxable: 5000000,
      cgst: 0,
      sgst: 0,
      igst: 900000,
      exact: 5900000,
      roundoff: 0,
      total: 5900000,
      groups: { 1800: { taxable: 5000000, cgst: 0, sgst: 0, igst: 900000 } },
    },
  },
  {
    id: 'G09',
    in: { supplier: '27', bill: '29', ship: '27', lines: [{ amt: 1234567, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 1234567,
      cgst: 111111,
      sgst: 111111,
      igst: 0,
      exact: 1456789,
      roundoff: 11,
      total: 1456800,
      groups: { 1800: { taxable: 1234567, cgst: 111111, sgst: 111111, igst: 0 } },
    },
  },
  {
    id: 'G10',
    in: { supplier: '27', bill: '24', lines: [{ amt: 8600000, rate: 1800 }] },
    out: {
      pos: '24',
      inter: true,
      state_head: 'SGST',
      taxable: 8600000,
      cgst: 0,
      sgst: 0,
      igst: 1548000,
      exact: 10148000,
      roundoff: 0,
      total: 10148000,
      groups: { 1800: { taxable: 8600000, cgst: 0, sgst: 0, igst: 1548000 } },
    },
  },
  {
    id: 'G11',
    in: { supplier: '27', lines: [{ amt: 1234567, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 1234567,
      cgst: 111111,
      sgst: 111111,
      igst: 0,
      exact: 1456789,
      roundoff: 11,
      total: 1456800,
      groups: { 1800: { taxable: 1234567, cgst: 111111, sgst: 111111, igst: 0 } },
    },
  },
  {
    id: 'G12',
    in: { supplier: '27', gstin: '27', site: '29', lines: [{ amt: 7500000, rate: 1800 }] },
    out: {
      pos: '29',
      inter: true,
      state_head: 'SGST',
      taxable: 7500000,
      cgst: 0,
      sgst: 0,
      igst: 1350000,
      exact: 8850000,
      roundoff: 0,
      total: 8850000,
      groups: { 1800: { taxable: 7500000, cgst: 0, sgst: 0, igst: 1350000 } },
    },
  },
  {
    id: 'G13',
    in: { supplier: '27', gstin: '27', kind: 'sezwp', lines: [{ amt: 4567890, rate: 1800 }] },
    out: {
      pos: '27',
      inter: true,
      state_head: 'SGST',
      taxable: 4567890,
      cgst: 0,
      sgst: 0,
      igst: 822220,
      exact: 5390110,
      roundoff: -10,
      total: 5390100,
      groups: { 1800: { taxable: 4567890, cgst: 0, sgst: 0, igst: 822220 } },
    },
  },
  {
    id: 'G14',
    in: { supplier: '27', gstin: '27', kind: 'sezwop', lines: [{ amt: 4567890, rate: 1800 }] },
    out: {
      pos: '27',
      inter: true,
      state_head: 'SGST',
      taxable: 4567890,
      cgst: 0,
      sgst: 0,
      igst: 0,
      exact: 4567890,
      roundoff: 10,
      total: 4567900,
      groups: { 1800: { taxable: 4567890, cgst: 0, sgst: 0, igst: 0 } },
    },
  },
  {
    id: 'G15',
    in: { supplier: '27', kind: 'export', lut: true, lines: [{ amt: 4567890, rate: 1800 }] },
    out: {
      pos: '96',
      inter: true,
      state_head: 'SGST',
      taxable: 4567890,
      cgst: 0,
      sgst: 0,
      igst: 0,
      exact: 4567890,
      roundoff: 10,
      total: 4567900,
      groups: { 1800: { taxable: 4567890, cgst: 0, sgst: 0, igst: 0 } },
    },
  },
  {
    id: 'G16',
    in: { supplier: '27', kind: 'export', lut: false, lines: [{ amt: 4567890, rate: 1800 }] },
    out: {
      pos: '96',
      inter: true,
      state_head: 'SGST',
      taxable: 4567890,
      cgst: 0,
      sgst: 0,
      igst: 822220,
      exact: 5390110,
      roundoff: -10,
      total: 5390100,
      groups: { 1800: { taxable: 4567890, cgst: 0, sgst: 0, igst: 822220 } },
    },
  },
  {
    id: 'G17',
    in: {
      supplier: '27',
      gstin: '27',
      lines: [
        { amt: 10000000, rate: 1800 },
        { amt: 5000000, rate: 500 },
      ],
      charge: 350000,
      mode: 'apportion',
    },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      shares: [233333, 116667],
      taxable: 15350000,
      cgst: 1048917,
      sgst: 1048917,
      igst: 0,
      exact: 17447834,
      roundoff: -34,
      total: 17447800,
      groups: {
        1800: { taxable: 10233333, cgst: 921000, sgst: 921000, igst: 0 },
        500: { taxable: 5116667, cgst: 127917, sgst: 127917, igst: 0 },
      },
    },
  },
  {
    id: 'G18',
    in: {
      supplier: '27',
      gstin: '27',
      lines: [
        { amt: 10000000, rate: 1800 },
        { amt: 5000000, rate: 500 },
      ],
      charge: 350000,
      mode: 'highest',
    },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 15350000,
      cgst: 1056500,
      sgst: 1056500,
      igst: 0,
      exact: 17463000,
      roundoff: 0,
      total: 17463000,
      groups: {
        1800: { taxable: 10350000, cgst: 931500, sgst: 931500, igst: 0 },
        500: { taxable: 5000000, cgst: 125000, sgst: 125000, igst: 0 },
      },
    },
  },
  {
    id: 'G19',
    in: {
      supplier: '27',
      gstin: '29',
      lines: [
        { amt: 33333, rate: 1800 },
        { amt: 33333, rate: 500 },
        { amt: 33333, rate: 0 },
      ],
      charge: 10000,
      mode: 'apportion',
    },
    out: {
      pos: '29',
      inter: true,
      state_head: 'SGST',
      shares: [3333, 3334, 3333],
      taxable: 109999,
      cgst: 0,
      sgst: 0,
      igst: 8433,
      exact: 118432,
      roundoff: -32,
      total: 118400,
      groups: {
        1800: { taxable: 36666, cgst: 0, sgst: 0, igst: 6600 },
        500: { taxable: 36667, cgst: 0, sgst: 0, igst: 1833 },
        0: { taxable: 36666, cgst: 0, sgst: 0, igst: 0 },
      },
    },
  },
  {
    id: 'G20',
    in: { supplier: '04', gstin: '04', lines: [{ amt: 250050, rate: 1800 }] },
    out: {
      pos: '04',
      inter: false,
      state_head: 'UTGST',
      taxable: 250050,
      cgst: 22505,
      sgst: 22505,
      igst: 0,
      exact: 295060,
      roundoff: 40,
      total: 295100,
      groups: { 1800: { taxable: 250050, cgst: 22505, sgst: 22505, igst: 0 } },
    },
  },
  {
    id: 'G21',
    in: { supplier: '27', gstin: '27', composition: true, lines: [{ amt: 999900, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 999900,
      cgst: 0,
      sgst: 0,
      igst: 0,
      exact: 999900,
      roundoff: 0,
      total: 999900,
      groups: { 1800: { taxable: 999900, cgst: 0, sgst: 0, igst: 0 } },
    },
  },
  {
    id: 'G22',
    in: {
      supplier: '27',
      gstin: '27',
      lines: [
        { amt: 10005, rate: 1800 },
        { amt: 10005, rate: 1800 },
        { amt: 10005, rate: 1800 },
      ],
    },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 30015,
      cgst: 2701,
      sgst: 2701,
      igst: 0,
      exact: 35417,
      roundoff: -17,
      total: 35400,
      groups: { 1800: { taxable: 30015, cgst: 2701, sgst: 2701, igst: 0 } },
    },
  },
  {
    id: 'G23',
    in: {
      supplier: '27',
      gstin: '24',
      discount: 123456,
      lines: [
        { amt: 1234567, rate: 1800 },
        { amt: 765433, rate: 500 },
      ],
    },
    out: {
      pos: '24',
      inter: true,
      state_head: 'SGST',
      taxable: 1876544,
      cgst: 0,
      sgst: 0,
      igst: 244414,
      exact: 2120958,
      roundoff: 42,
      total: 2121000,
      groups: { 1800: { taxable: 1158360, cgst: 0, sgst: 0, igst: 208505 }, 500: { taxable: 718184, cgst: 0, sgst: 0, igst: 35909 } },
    },
  },
  {
    id: 'G24',
    in: { supplier: '27', gstin: '27', lines: [{ amt: 2000000, rate: 500 }], charge: 300000, mode: 'own', chargeRate: 1800 },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 2300000,
      cgst: 77000,
      sgst: 77000,
      igst: 0,
      exact: 2454000,
      roundoff: 0,
      total: 2454000,
      groups: {
        1800: { taxable: 300000, cgst: 27000, sgst: 27000, igst: 0 },
        500: { taxable: 2000000, cgst: 50000, sgst: 50000, igst: 0 },
      },
    },
  },
  { id: 'G25', in: { supplier: null, gstin: '27', lines: [{ amt: 999900, rate: 1800 }] }, out: { taxable: 999900, groups: {} } },
  {
    id: 'G26',
    in: { supplier: '27', gstin: '27', lines: [{ amt: -499950, rate: 1800 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: -499950,
      cgst: -44996,
      sgst: -44996,
      igst: 0,
      exact: -589942,
      roundoff: 42,
      total: -589900,
      groups: { 1800: { taxable: -499950, cgst: -44996, sgst: -44996, igst: 0 } },
    },
  },
  {
    id: 'G27',
    in: { supplier: '27', gstin: '27', lines: [{ amt: 10050, rate: 0 }] },
    out: {
      pos: '27',
      inter: false,
      state_head: 'SGST',
      taxable: 10050,
      cgst: 0,
      sgst: 0,
      igst: 0,
      exact: 10050,
      roundoff: 50,
      total: 10100,
      groups: { 0: { taxable: 10050, cgst: 0, sgst: 0, igst: 0 } },
    },
  },
  {
    id: 'G28',
    in: { supplier: '07', gstin: '07', lines: [{ amt: 250050, rate: 500 }] },
    out: {
      pos: '07',
      inter: false,
      state_head: 'SGST',
      taxable: 250050,
      cgst: 6251,
      sgst: 6251,
      igst: 0,
      exact: 262552,
      roundoff: 48,
      total: 262600,
      groups: { 500: { taxable: 250050, cgst: 6251, sgst: 6251, igst: 0 } },
    },
  },
];
