import { daysBefore1970 } from '../../platform/files/excel-sheets.ts';

/** How a number format shows numbers. */
export type CellFormat =
  | { readonly shows: 'date' }
  | { readonly shows: 'time' }
  | { readonly shows: 'percent' }
  /** Leading zeros, such as those of a telephone number. */
  | { readonly shows: 'digits'; readonly count: number }
  /** Tally writes what is owed to a customer as a number that only its format calls Cr. */
  | { readonly shows: 'number'; readonly decimals: number; readonly isCredit?: boolean };

const plain: CellFormat = { shows: 'number', decimals: 0 };

/** The built-in formats, which workbooks do not define. Those that depend on the language are dates. */
const builtIn: Readonly<Record<number, string>> = {
  2: '0.00',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  39: '#,##0.00',
  40: '#,##0.00',
  43: '#,##0.00',
  44: '#,##0.00',
  45: 'mm:ss',
  46: 'h:mm:ss',
  47: 'mm:ss',
};
const dates = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** The word Cr after any figure that is not negative. Where only long ones have it, it stands for crore. */
const credit = /^(?!\[[<>=])(?:"[^"]*"|[^";])*(?:"\s*Cr\.?\s*"|\\C\\r)/i;

/** The cell format of a number format id, or of its code if the workbook defines one. */
export function cellFormat(id: number, code = builtIn[id]): CellFormat {
  if (code === undefined) return dates.includes(id) ? { shows: 'date' } : plain;
  const [section = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';');
  if (/general/i.test(section)) return plain;
  if (/[dy]/i.test(section)) return { shows: 'date' };
  if (/[hms]/i.test(section)) return /[hs]/i.test(section) ? { shows: 'time' } : { shows: 'date' };
  if (section.includes('%')) return { shows: 'percent' };
  if (/^0{2,}$/.test(section.trim())) return { shows: 'digits', count: section.trim().length };
  return { shows: 'number', decimals: /\.([0#?]+)/.exec(section)?.[1]?.length ?? 0, isCredit: credit.test(code) };
}

/** Workbooks of old Macs count from 1904. */
const daysBefore1904 = 1462;

/** The text of a number as its cell shows it. `is1904`: the workbook counts days from 1904. A text that is not a number stays unchanged. */
export function numberText(value: string, format: CellFormat, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (format.shows === 'date' || format.shows === 'time') return dateText(number, format.shows, is1904);
  if (format.shows === 'percent') return `${decimalText(number * 100)}%`;
  if (format.shows === 'digits') return decimalText(number).padStart(format.count, '0');
  const text = decimalText(format.decimals >= 2 ? rounded(number, format.decimals) : number);
  return format.isCredit ? `${text} Cr` : text;
}

/** A decimal with as many digits as spreadsheets show, so that 0.1 + 0.2 is 0.3. Never has an exponent. */
function decimalText(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e') ? Number(text).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

function rounded(number: number, decimals: number): number {
  const text = decimalText(number);
  return (text.split('.')[1]?.length ?? 0) > decimals ? Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`) : number;
}

/** `20/11/2026`, followed by the time of day if there is one. A time alone is `14:30:00`. */
function dateText(days: number, shows: 'date' | 'time', is1904: boolean): string {
  const seconds = Math.round((days + (is1904 ? daysBefore1904 : 0) - daysBefore1970) * 86_400);
  const instant = new Date(seconds * 1000);
  if (Number.isNaN(instant.getTime())) return String(days);
  const [day = '', time = ''] = instant.toISOString().slice(0, 19).split('T');
  if (shows === 'time' && days < 1) return time;
  return time === '00:00:00' ? day.split('-').toReversed().join('/') : `${day} ${time}`;
}
