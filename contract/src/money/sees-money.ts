/** Who sees what was received of a customer and what is asked (PAY-25): one of these rights is enough. */
export const seesMoney = ['View Outstanding', 'Receipt List'] as const;

/** Whether a holder of these rights sees it. */
export function maySeeMoney(rights: ReadonlySet<string>): boolean {
  return seesMoney.some((right) => rights.has(right));
}
