import { describe, expect, test } from 'vitest';
import { fitColumns, isNarrow } from './fit-columns.ts';
import type { Column } from './table-columns.ts';

const cell = () => null;
/** A list like that of quotations: 1,200 px as declared, 1,400 px when rendered. */
const columns: readonly Column<unknown>[] = [
  { title: 'S.No.', cell, width: 64, fixed: 'start' },
  { title: 'Number', cell, width: 196, fixed: 'start' },
  { title: 'Date', cell, width: 112 },
  { title: 'Amount', cell, width: 156 },
  { title: 'Customer', cell, width: 300, isText: true },
  { title: 'Prepared By', cell, width: 244, isText: true },
  { title: 'Status', cell, width: 80, fixed: 'end' },
  { title: 'Export', cell, icons: 1 },
];

const widthsIn = (room: number, total = 1400) =>
  Object.fromEntries(fitColumns(columns, room, total).map(({ column, width }) => [column.title, width]));
const fixedIn = (room: number) =>
  fitColumns(columns, room, 1400)
    .filter(({ fixed }) => fixed)
    .map(({ column }) => column.title);
const wholeIn = (room: number) => fitColumns(columns, room, 1400).reduce((sum, { width }) => sum + width, 0);

describe('the columns of a table', () => {
  test.each([720, 912, 1000, 1086, 1158, 1250])('in %i px, no column is cut in mid-word by the fixed columns', (room) => {
    const fitted = fitColumns(columns, room, 1400);
    const edge = room - fitted.filter(({ fixed }) => fixed === 'end').reduce((sum, { width }) => sum + width, 0);
    let right = 0;
    const ends = fitted
      .filter(({ fixed }) => fixed !== 'end')
      .map(({ width, textWidth }) => {
        const end = right + (textWidth === undefined ? width : textWidth + (isNarrow(room) ? 16 : 32));
        right += width;
        return end;
      });
    expect(ends.some((end) => Math.abs(end - edge) <= 2)).toBe(true);
  });

  test.each([912, 1158, 1250])('in %i px, are 1400 px wide together (GEN-14)', (room) => {
    expect(Math.abs(wholeIn(room) - 1400)).toBeLessThan(10);
  });

  describe('whose heads and texts would make the table wider than 1500 px', () => {
    const purchases: readonly Column<unknown>[] = [
      { title: 'Supplier', cell, width: 236, isText: true, fixed: 'start', onPhone: 'detail' },
      { title: 'Purchase Invoice Number', cell, width: 186, isText: true },
      { title: 'Purchase Date', cell, width: 136, sort: 'date', onPhone: 'state' },
      { title: 'Product Name', cell, width: 216, isText: true, onPhone: 'name' },
      { title: 'Current Stock in Hand', cell, width: 164, isNumber: true },
      { title: 'Purchase Quantity', cell, width: 144, isNumber: true, onPhone: 'figure' },
      { title: 'Total Stock', cell, width: 120, isNumber: true },
      { title: 'Updated On', cell, width: 180 },
    ];
    const companies: readonly Column<unknown>[] = [
      { title: 'S.No.', cell, width: 64, fixed: 'start' },
      { title: 'Company Name', cell, width: 264, isText: true, fixed: 'start', sort: 'companyName', onPhone: 'name' },
      { title: 'State', cell, width: 156, isText: true, onPhone: 'detail' },
      { title: 'GST Number', cell, width: 200 },
      { title: 'MSME Number', cell, width: 230 },
      { title: 'Phone', cell, width: 166, onPhone: 'state' },
      { title: 'Email', cell, width: 240, isText: true },
      { title: 'Action', cell, icons: 1 },
    ];
    const products: readonly Column<unknown>[] = [
      { title: 'S.No.', cell, width: 64, fixed: 'start' },
      { title: 'Photo', cell, width: 72, fixed: 'start' },
      { title: 'Name', cell, width: 288, isText: true, fixed: 'start', sort: 'name', onPhone: 'name' },
      { title: 'Description', cell, width: 290, isText: true },
      { title: 'Category', cell, width: 158, isText: true, onPhone: 'detail' },
      { title: 'Solution', cell, width: 216, isText: true },
      { title: 'MRP', cell, width: 128, isNumber: true, fixed: 'end', sort: 'mrp', onPhone: 'figure' },
      { title: 'Stock', cell, width: 100, isNumber: true, fixed: 'end', sort: 'stock', onPhone: 'detail' },
      { title: 'Status', cell, width: 116, fixed: 'end', onPhone: 'state' },
      { title: 'Action', cell, icons: 2 },
    ];
    const widthOf = (own: readonly Column<unknown>[], room: number) =>
      fitColumns(own, room, 1400).reduce((sum, { width }) => sum + width, 0);

    test.each([998, 1084, 1158, 1254])('in %i px, scrolls within 1400 to 1500 px (GEN-14)', (room) => {
      for (const own of [purchases, companies, products]) {
        // Each column is rounded down.
        expect(widthOf(own, room)).toBeGreaterThan(1390);
        expect(widthOf(own, room)).toBeLessThanOrEqual(1500);
      }
    });
  });

  describe('in 718 px, the room of a small tablet', () => {
    const phone = { Number: 'detail', Date: 'detail', Amount: 'figure', Customer: 'name', Status: 'state' } as const;
    const listed = (own: readonly Column<unknown>[]) =>
      own.map((column): Column<unknown> => ({ ...column, onPhone: phone[column.title as keyof typeof phone] }));
    /** The columns between the left edge and those that stay at the right, then the latter. */
    const inView = (own: readonly Column<unknown>[]) => {
      const fitted = fitColumns(own, 718, 1400);
      const last = fitted.filter(({ fixed }) => fixed === 'end');
      let left = 718 - last.reduce((sum, { width }) => sum + width, 0);
      const whole = fitted.filter(({ width, fixed }) => fixed !== 'end' && (left -= width) >= -1);
      return [...whole, ...last].map(({ column: { title }, width }) => `${title} ${width}`);
    };
    const icons = ['Action', 'Export', 'Follow Up'].map((title) => ({ title, cell, icons: 1 }));
    const quotations = listed([...columns.slice(0, 6), { title: 'Status', cell, width: 122, fixed: 'end' }, ...icons]);

    test('show a column that is named, though no phone shows it', () => {
      const choose: Column<unknown> = { title: 'Choose', cell, width: 88 };
      const own = (isKey: boolean) => [{ ...choose, isKey }, ...quotations.filter(({ title }) => title !== 'S.No.')];
      expect(inView(own(false)).join()).not.toContain('Choose');
      expect(inView(own(true))[0]).toBe('Choose 72');
    });

    test('show number, amount, customer and status of a quotation; S.No., date and preparer move behind', () => {
      expect(inView(quotations)).toEqual([
        'Number 180',
        'Amount 140',
        'Customer 148',
        'Status 106',
        'Action 48',
        'Export 48',
        'Follow Up 48',
      ]);
      const order = fitColumns(quotations, 718, 1400).map(({ column }) => column.title);
      expect(order.slice(3, 6)).toEqual(['S.No.', 'Date', 'Prepared By']);
    });

    test('show the customer of a quotation rather than its status, where a long status leaves no room for both', () => {
      const long = quotations.map((column) => (column.title === 'Status' ? { ...column, width: 180 } : column));
      expect(inView(long)).toEqual(['S.No. 48', 'Number 180', 'Amount 140', 'Customer 206', 'Action 48', 'Export 48', 'Follow Up 48']);
    });

    const dispatches: readonly Column<unknown>[] = [
      { title: 'S.No.', cell, width: 64, fixed: 'start' },
      { title: 'Invoice Number', cell, width: 160, fixed: 'start', onPhone: 'detail' },
      { title: 'Invoice Date', cell, width: 124 },
      { title: 'Dispatch Date', cell, width: 128, onPhone: 'state' },
      { title: 'Order Number', cell, width: 216, onPhone: 'detail' },
      { title: 'Product Name', cell, width: 528, isText: true, onPhone: 'name' },
      { title: 'Dispatch Quantity', cell, width: 160, fixed: 'end', onPhone: 'figure' },
    ];

    test('show the product of a dispatch, with S.No. while the name has room', () => {
      expect(inView(dispatches)).toEqual([
        'S.No. 48',
        'Invoice Number 144',
        'Dispatch Date 112',
        'Product Name 270',
        'Dispatch Quantity 144',
      ]);
    });

    test('show the product of a dispatch on a large tablet too, and the declared order in a window of 1280 px (DSP-25)', () => {
      const order = (room: number) => fitColumns(dispatches, room, 1400).map(({ column }) => column.title);
      const first = ['S.No.', 'Invoice Number', 'Dispatch Date'];
      expect(order(912)).toEqual([...first, 'Product Name', 'Invoice Date', 'Order Number', 'Dispatch Quantity']);
      expect(order(960)).toEqual([...first, 'Order Number', 'Product Name', 'Invoice Date', 'Dispatch Quantity']);
      for (const room of [981, 998, 1040]) expect(order(room)).toEqual(dispatches.map(({ title }) => title));
    });

    test('leave the customer of an order the width of a name on a large tablet, and move the date behind', () => {
      const orders = listed([
        { title: 'S.No.', cell, width: 64, fixed: 'start' },
        { title: 'Number', cell, width: 224, fixed: 'start' },
        { title: 'Date', cell, width: 116 },
        { title: 'Amount', cell, width: 156 },
        { title: 'Customer', cell, width: 336, isText: true },
        { title: 'Status', cell, width: 178, fixed: 'end' },
        { title: 'Export', cell, icons: 1 },
      ]);
      const fitted = fitColumns(orders, 918, 1400);
      expect(fitted.slice(0, 5).map(({ column }) => column.title)).toEqual(['S.No.', 'Number', 'Amount', 'Customer', 'Date']);
      expect(fitted[3]?.width).toBe(248);
    });

    test('show the amount of a waiting quotation rather than its reasons, where only one of them has room', () => {
      const queue: readonly Column<unknown>[] = [
        { title: 'Choose', cell, width: 88 },
        { title: 'Number', cell, width: 196, fixed: 'start', onPhone: 'detail' },
        { title: 'Customer', cell, width: 150, isText: true, onPhone: 'name' },
        { title: 'Prepared By', cell, width: 124, isText: true },
        { title: 'Amount', cell, width: 156, onPhone: 'figure' },
        { title: 'Reasons', cell, width: 250, onPhone: 'below' },
        { title: 'Action', cell, icons: 3, onPhone: 'below' },
      ];
      expect(inView(queue)).toEqual(['Number 180', 'Customer 286', 'Amount 140', 'Action 112']);
    });

    test('keep their order where everything that counts is in view anyway', () => {
      const changes = listed([columns[1], columns[4], columns[2], columns[5]].flatMap((column) => column ?? []));
      expect(fitColumns(changes, 718, 1400).map(({ column }) => column.title)).toEqual(['Number', 'Customer', 'Date', 'Prepared By']);
    });

    test('are 1400 px wide together (GEN-14)', () => {
      const whole = fitColumns(quotations, 718, 1400).reduce((sum, { width }) => sum + width, 0);
      expect(Math.abs(whole - 1400)).toBeLessThan(10);
    });
  });

  describe('with heads and figures that are wider than a narrow table would leave them', () => {
    const sheet: readonly Column<unknown>[] = [
      { title: 'Supplier', cell, width: 240, isText: true, fixed: 'start', onPhone: 'detail' },
      { title: 'Purchase Invoice Number', cell, width: 132, isText: true },
      { title: 'Purchase Date', cell, width: 100, sort: 'date', onPhone: 'state' },
      { title: 'Product Name', cell, width: 500, isText: true, onPhone: 'name' },
      { title: 'Discount', cell, width: 96, isNumber: true },
      { title: 'Updated On', cell, width: 200, isText: true },
    ];
    const widthIn = (room: number, name: string) => fitColumns(sheet, room, 1200).find(({ column }) => column.title === name)?.width;

    test.each([0, 718, 918, 1158, 1638])('in %i px, show each head with its arrows', (room) => {
      const padding = isNarrow(room) ? 16 : 24;
      // As the browser measures them.
      expect(widthIn(room, 'Purchase Invoice Number')).toBeGreaterThanOrEqual(162 + padding);
      expect(widthIn(room, 'Purchase Date')).toBeGreaterThanOrEqual(87 + 16 + padding);
    });

    test('take from numbers only the padding that a narrow table does not draw', () => {
      expect(widthIn(918, 'Discount')).toBe(96);
      expect(widthIn(718, 'Discount')).toBe(88);
    });

    test('leave a text that is out of view its declared width, and scroll further', () => {
      expect(fitColumns(sheet, 918, 1000).at(-1)).toMatchObject({ column: { title: 'Updated On' }, width: 200 });
    });
  });

  test('fill a wider table, and the text columns share the extra width', () => {
    expect(Math.abs(wholeIn(1700) - 1700)).toBeLessThan(10);
    expect(widthsIn(1700)).toMatchObject({ Date: 112, Amount: 156, Status: 80, Export: 48 });
  });

  test('leave the extra width to those that are out of view anyway, rather than push an address out', () => {
    const users: readonly Column<unknown>[] = [
      { title: 'Number', cell, width: 232, fixed: 'start' },
      { title: 'Name', cell, width: 180, isText: true, fixed: 'start' },
      { title: 'Designation', cell, width: 164, isText: true },
      { title: 'Email', cell, width: 276, isText: true },
      { title: 'Mobile', cell, width: 132 },
      { title: 'Reset Password', cell, width: 276, isAction: true },
    ];
    expect(fitColumns(users, 1158, 1500).map(({ width }) => width)).toEqual([232, 180, 164, 306, 342, 276]);
    // Here Mobile begins where the fixed columns do.
    expect(fitColumns(users, 1128, 1500).map(({ width }) => width)).toEqual([232, 180, 164, 276, 372, 276]);
  });

  test('are 48 px wide for one icon, and 32 px more for each further one', () => {
    expect(fitColumns([{ title: 'Action', cell, icons: 3 }], 0, 0)[0]?.width).toBe(112);
  });

  test('stay at the edges if there is room for others between them; S.No. and status scroll first', () => {
    expect(fixedIn(1158)).toEqual(['S.No.', 'Number', 'Status', 'Export']);
    expect(fixedIn(420)).toEqual(['Number', 'Export']);
  });

  test('end the text of the last column at the edge, however wide its column', () => {
    const last: readonly Column<unknown>[] = [
      { title: 'Number', cell, width: 400, fixed: 'start' },
      { title: 'Name', cell, width: 900, isText: true },
      { title: 'Quantity', cell, width: 100, fixed: 'end' },
    ];
    expect(fitColumns(last, 1000, 1400)).toMatchObject([{ width: 400 }, { width: 900, textWidth: 468 }, { width: 100 }]);
  });

  test('give a text that is shown in full only the width before the edge', () => {
    const terms: readonly Column<unknown>[] = [
      { title: 'Category', cell, width: 120 },
      { title: 'Description', cell, isText: true, isWhole: true },
      { title: 'Updated On', cell, width: 200, fixed: 'end' },
    ];
    expect(fitColumns(terms, 720, 960).map(({ width }) => width)).toEqual([104, 432, 184]);
  });
});
