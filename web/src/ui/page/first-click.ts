/** Whether a click, also one by a key, is not a further one of a double click: that one meets what the first has just changed. */
export function isFirstClick({ detail }: { readonly detail: number }): boolean {
  return detail < 2;
}
