/** What a user does with a form, for component tests. */
import { fireEvent, screen, within } from '@testing-library/react';

/** Types into the field of this label, in place of what stands there. */
export function enter(label: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
}

/** Opens the select of this label and picks an entry. */
export async function choose(label: string, entry: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  const lists = await screen.findAllByRole('listbox');
  const list = lists.at(-1);
  if (!list) throw new Error(`The select ${label} did not open`);
  fireEvent.click(await within(list.parentElement ?? list).findByText(entry));
}

/** Presses the button of this name. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The sentence that stands at a field, or nothing. */
export function sentenceAt(label: string, role: 'textbox' | 'combobox' | 'checkbox' = 'textbox'): string | undefined {
  const described = screen.getByRole(role, { name: label }).getAttribute('aria-describedby');
  return described === null ? undefined : (document.getElementById(described)?.textContent ?? undefined);
}

/** The entry that is chosen in the select of this label. */
export function chosenIn(label: string): string | undefined {
  const select = screen.getByRole('combobox', { name: label }).closest('.ant-select');
  return select?.querySelector('.ant-select-content')?.textContent ?? undefined;
}

/** What the field of this label shows while its form is only looked at; nothing when it can be changed. */
export function lockedText(label: string): string | undefined {
  const field = screen.getByRole('textbox', { name: label });
  return field.getAttribute('aria-readonly') === 'true' ? field.textContent : undefined;
}

/** The addresses that the notice about this record leads to; nothing without such a notice. */
export function noticedWays(record: string): (string | null)[] | undefined {
  const lines = [...document.querySelectorAll('.notice-more')];
  const line = lines.find(({ firstElementChild }) => firstElementChild?.textContent === record);
  return line && [...line.querySelectorAll('a')].map((way) => way.getAttribute('href'));
}

/** The place in the form where the sentence stands. Fails without one; what notices say does not count. */
export function toldInForm(sentence: string): HTMLElement {
  return screen.getByText(sentence, { ignore: '.notices *' });
}

/** What the notices say that are in sight. */
export function noticed(): (string | null)[] {
  return [...document.querySelectorAll('.notice')].map((notice) => notice.textContent);
}
