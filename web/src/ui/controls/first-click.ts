/** Whether a click, also one by a key, is not a further one of a double click: that one meets what the first has just changed. */
export function isFirstClick({ detail }: { readonly detail: number }): boolean {
  return detail < 2;
}

/** Whether a click comes from a key on its button, not from a pointer. */
export function isByKey({ detail }: { readonly detail: number }): boolean {
  return detail === 0;
}
