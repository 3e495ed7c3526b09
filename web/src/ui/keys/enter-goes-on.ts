/**
 * In a form marked `data-enter-goes-on`, Enter in a field goes to the next one, and from the last one to the form's button; Shift+Enter
 * goes back. A field that needs Enter for itself prevents it, and a text of several lines keeps it for its lines. What is marked
 * `data-enter-passes` is filled already: Enter passes it, and Tab still goes there.
 */

/** What Enter goes through; of radio buttons, the chosen one. */
const fields =
  'input:not(:disabled, [type="hidden"], [type="file"], [type="radio"]:not(:checked), [tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)';

document.addEventListener('keydown', goOnWithEnter);

export function goOnWithEnter(event: KeyboardEvent): void {
  const { target: field, key, shiftKey } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (!field.form?.hasAttribute('data-enter-goes-on')) return;
  event.preventDefault();
  const next = nextField(field, shiftKey ? -1 : 1);
  next?.focus();
  // As Tab does, so that what is typed replaces what is there.
  if (next instanceof HTMLInputElement) next.select();
  if (!next && !shiftKey) submitForm(field.form);
}

/** The field of the same form before or after another. From an empty field of an entry that is still blank, it is the one after the entry. */
export function nextField(field: Element, direction: 1 | -1): HTMLElement | undefined {
  const isEmpty = field instanceof HTMLInputElement && field.value === '';
  const from = (direction === 1 && isEmpty && field.closest('[data-blank-entry]')) || field;
  const all = [...(field.closest('form')?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const shown = all.filter(
    (each) => !from.contains(each) && each.closest('details:not([open]), [hidden], [inert], [data-enter-passes]') === null,
  );
  const isAfter = (each: Element) => Boolean(from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  return direction === 1 ? shown.find(isAfter) : shown.findLast((each) => !isAfter(each));
}

/** Submits once the field with the focus has taken what was typed, and React has drawn that. */
export function submitForm(form: HTMLFormElement | null): void {
  queueMicrotask(() => form?.requestSubmit());
}
