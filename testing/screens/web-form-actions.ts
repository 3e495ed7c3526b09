/** What a user does with a form and reads on it, for component tests. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** Replaces the text of the field with this label. */
export function enter(label: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
}

/** Picks an entry of the select with this label. */
export async function choose(label: string, entry: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: label });
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ text }) => text === entry);
    if (!option) throw new Error(`The select ${label} has no ${entry}`);
    fireEvent.change(field, { target: { value: option.value } });
    return;
  }
  fireEvent.mouseDown(field);
  fireEvent.click(await within(await screen.findByRole('listbox')).findByText(entry));
  // A list of several choices stays open.
  if (field.getAttribute('aria-expanded') === 'true') fireEvent.keyDown(field, { key: 'Escape' });
}

/** What the select with this label offers. */
export async function offeredIn(label: string): Promise<(string | null)[]> {
  const field = screen.getByRole('combobox', { name: label });
  if (field instanceof HTMLSelectElement) return [...field.options].filter(({ hidden }) => !hidden).map(({ text }) => text);
  fireEvent.mouseDown(field);
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

/** Presses the button with this name. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Presses a key where the focus is. */
export function keydown(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

/** The error sentence at a field; undefined when there is none. */
export function sentenceAt(label: string, role: 'textbox' | 'combobox' | 'checkbox' = 'textbox'): string | undefined {
  const described = screen.getByRole(role, { name: label }).getAttribute('aria-describedby');
  return described === null ? undefined : (document.getElementById(described)?.textContent ?? undefined);
}

/** What the select with this label shows: the chosen entry, or what has been typed since. */
export function chosenIn(label: string): string | undefined {
  const field = screen.getByRole('combobox', { name: label });
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
  const several = [...(field.closest('.combo-box-frame')?.querySelectorAll('.combo-box-entry') ?? [])].map((entry) => entry.textContent);
  return several.length > 0 ? several.join(', ') : field instanceof HTMLInputElement ? field.value : undefined;
}

/** Waits until a field shows this, as text or as an entry that can be changed. */
export function findShown(value: string): Promise<HTMLElement> {
  return waitFor(() => screen.queryByDisplayValue(value) ?? screen.getByText(value));
}

/** The entry of the open list that Enter would take. */
export function markedIn(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
}

/** The text of the read-only field with this label; undefined when it can be changed. */
export function lockedText(label: string): string | undefined {
  const field = screen.getByRole('textbox', { name: label });
  return field.getAttribute('aria-readonly') === 'true' ? field.textContent : undefined;
}

/** The links in the notice about this record; undefined when there is no such notice. */
export function noticeLinks(record: string): (string | null)[] | undefined {
  const lines = [...document.querySelectorAll('.notice-more')];
  const line = lines.find(({ firstElementChild }) => firstElementChild?.textContent === record);
  return line && [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

/** The element in the form that shows the sentence. Ignores notices; fails when there is none. */
export function sentenceInForm(sentence: string): HTMLElement {
  return screen.getByText(sentence, { ignore: '.notices *' });
}

/** Waits for the notice with this sentence. The same sentence elsewhere on the page does not count. */
export function findNotice(sentence: string): Promise<HTMLElement> {
  return screen.findByText(sentence, { selector: '.notice *' });
}

/** The texts of the visible notices. */
export function noticeTexts(): (string | null)[] {
  return [...document.querySelectorAll('.notice')].map((notice) => notice.textContent);
}
