/** What a user does with a form and reads on it, for component tests. */
import { fireEvent, screen, within } from '@testing-library/react';

/** Replaces the text of the field with this label. */
export function enter(label: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
}

/** Opens the select with this label and picks an entry. */
export async function choose(label: string, entry: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  const lists = await screen.findAllByRole('listbox');
  const list = lists.at(-1);
  if (!list) throw new Error(`The select ${label} did not open`);
  fireEvent.click(await within(list.parentElement ?? list).findByText(entry));
}

/** Presses the button with this name. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The error sentence at a field; undefined when there is none. */
export function sentenceAt(label: string, role: 'textbox' | 'combobox' | 'checkbox' = 'textbox'): string | undefined {
  const described = screen.getByRole(role, { name: label }).getAttribute('aria-describedby');
  return described === null ? undefined : (document.getElementById(described)?.textContent ?? undefined);
}

/** The chosen entry of the select with this label. */
export function chosenIn(label: string): string | undefined {
  const select = screen.getByRole('combobox', { name: label }).closest('.ant-select');
  return select?.querySelector('.ant-select-content')?.textContent ?? undefined;
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
