/** Whether this is `npm run faults`, which tries more than `npm test`. */
export const isThorough = process.env['VIKRAY_FAULTS'] === 'many';

/** How many rounds of something random or rare `npm test` tries, and how many `npm run faults`. */
export function rounds(few: number, many: number): number {
  return isThorough ? many : few;
}
