/** Timeline entries as the server answers them, for component tests. */

let lastEntry = 100;

/** A row of GetTimeline: Meera Nair approved a quotation of customer 41. */
export function entryRow(change: object = {}) {
  lastEntry += 2;
  return {
    fld_entryid: lastEntry,
    fld_at: '2026-11-20T04:30:00.000Z',
    fld_who: 'Meera Nair',
    fld_kind: 'Change',
    fld_text: 'approved ABC/2026-2027/0001 (total ₹10,738.00)',
    fld_record: 'quotation',
    fld_recordid: 7,
    fld_recordname: 'ABC/2026-2027/0001',
    ...change,
  };
}

/** A note at customer 41 that the user may withdraw. */
export function noteRow(text: string, change: object = {}) {
  const place = { fld_record: 'customer', fld_recordid: 41, fld_recordname: 'Niramaya' };
  return entryRow({ fld_kind: 'Note', fld_text: `noted: ${text}`, ...place, fld_noteid: 5, fld_maywithdraw: 'Yes', ...change });
}
