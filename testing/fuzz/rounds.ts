/** How many rounds of something random or rare `npm test` tries, and how many `npm run faults`. */
export function rounds(few: number, many: number): number {
  return process.env['VIKRAY_FAULTS'] === 'many' ? many : few;
}
