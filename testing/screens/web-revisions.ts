/** Revisions of a quotation and the difference of two, as the server answers them, for component tests. */

/** A revision in an answer, the current one unless `change` says otherwise. */
export function revisionRow(id: number, revision: number, change: object = {}) {
  return {
    fld_quotationid: id,
    fld_number: revision === 0 ? 'RSD/2026-2027/0003' : `RSD/2026-2027/0003-R${revision}`,
    fld_revision: revision,
    fld_date: '2026-11-18',
    fld_totalamount: '1062059.00',
    fld_shownstatus: 'Approved',
    fld_revisionreason: 'The customer asked for a discount.',
    fld_madeby: 'Rohini Sondhi',
    fld_madeon: '2026-11-18T06:00:00.000Z',
    fld_updatedby: 'Meenal Dabholkar',
    fld_updatedon: '2026-11-19T06:00:00.000Z',
    fld_handedoverat: '',
    handovers: [],
    ...change,
  };
}

function lineRow(label: string, kind: string, before: [number, string, string] | undefined, after: [number, string, string] | undefined) {
  const [quantityBefore, rateBefore, totalBefore] = before ?? [0, '0.00', '0.00'];
  const [quantityAfter, rateAfter, totalAfter] = after ?? [0, '0.00', '0.00'];
  return {
    fld_part: 'Line',
    fld_kind: kind,
    fld_label: label,
    fld_before: before ? `${quantityBefore} × ₹${rateBefore}` : '',
    fld_after: after ? `${quantityAfter} × ₹${rateAfter}` : '',
    fld_productid: 1,
    fld_quantitybefore: quantityBefore,
    fld_quantityafter: quantityAfter,
    fld_ratebefore: rateBefore,
    fld_rateafter: rateAfter,
    fld_totalbefore: totalBefore,
    fld_totalafter: totalAfter,
  };
}

const row = (part: string, kind: string, label: string, before: string, after: string) => ({
  fld_part: part,
  fld_kind: kind,
  fld_label: label,
  fld_before: before,
  fld_after: after,
});

/** A difference of ₹1,550.00 to ₹1,210.00: one line of each kind, a discount, a term and a date. */
export const differenceRows = [
  lineRow('Fowler Bed', 'Changed', [1, '1000.00', '1000.00'], [1, '900.00', '900.00']),
  lineRow('Visitor Chair', 'Removed', [2, '250.00', '500.00'], undefined),
  lineRow('Saline Stand', 'Added', undefined, [3, '110.00', '330.00']),
  lineRow('Bedside Locker', 'Same', [1, '50.00', '50.00'], [1, '50.00', '50.00']),
  {
    ...row('Costing', 'Changed', 'Special Discount', '₹0.00 (0%)', '−₹70.00 (5.5%)'),
    fld_amountbefore: '0.00',
    fld_amountafter: '-70.00',
  },
  row('Term', 'Added', 'Delivery', '', '2 weeks'),
  row('Party', 'Changed', 'Date', '18/11/2026', '20/11/2026'),
];
