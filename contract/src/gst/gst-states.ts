/** A State or Union Territory, or a place that GST treats like one. */
export interface GstState {
  /** Two digits. */
  readonly code: string;
  readonly name: string;
}

/** The place of supply of goods that leave India. */
export const foreignCode = '96';

/** All places of supply, by code. The names are those of the address lists. */
export const gstStates: readonly GstState[] = [
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '03', name: 'Punjab' },
  { code: '04', name: 'Chandigarh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '06', name: 'Haryana' },
  { code: '07', name: 'Delhi' },
  { code: '08', name: 'Rajasthan' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '10', name: 'Bihar' },
  { code: '11', name: 'Sikkim' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '13', name: 'Nagaland' },
  { code: '14', name: 'Manipur' },
  { code: '15', name: 'Mizoram' },
  { code: '16', name: 'Tripura' },
  { code: '17', name: 'Meghalaya' },
  { code: '18', name: 'Assam' },
  { code: '19', name: 'West Bengal' },
  { code: '20', name: 'Jharkhand' },
  { code: '21', name: 'Odisha' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '24', name: 'Gujarat' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '27', name: 'Maharashtra' },
  { code: '29', name: 'Karnataka' },
  { code: '30', name: 'Goa' },
  { code: '31', name: 'Lakshadweep' },
  { code: '32', name: 'Kerala' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '34', name: 'Puducherry' },
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '36', name: 'Telangana' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '38', name: 'Ladakh' },
  { code: foreignCode, name: 'Foreign Country' },
  { code: '97', name: 'Other Territory' },
];

/** Codes of former States, which old GSTINs still have, with the codes of today. */
const formerCodes: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

/** The Union Territories without a legislature, where the second head of tax is UTGST. */
const utgstCodes: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97']);

const byCode = new Map(gstStates.map((state) => [state.code, state]));
const byName = new Map(gstStates.map((state) => [state.name.toLowerCase(), state]));

/** The place with this code; for a former code, the place that it belongs to today. Undefined for an unknown code. */
export function findGstState(code: string): GstState | undefined {
  return byCode.get(formerCodes[code] ?? code);
}

/** The State with this name, whatever its case. Undefined for an unknown name. */
export function findGstStateByName(name: string): GstState | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** Whether a place charges UTGST instead of SGST. */
export function chargesUtgst(code: string): boolean {
  return utgstCodes.has(code);
}

/** A place as sentences name it: `Maharashtra (27)`. */
export function placeText({ code, name }: GstState): string {
  return `${name} (${code})`;
}
