/** A PIN in two halves, as it is written on letters. */
const halves = /^\s*(\d{3})[\s\p{Pd}](\d{3})\s*$/u;

/** A PIN as the panel stores it: `411 004` and `411-004` are 411004. Any other text stays unchanged. */
export function readPin(text: string): string {
  return text.replace(halves, '$1$2');
}
