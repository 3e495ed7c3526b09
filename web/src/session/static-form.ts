/** The forms of the two pages about a forgotten password, which work without the panel's code. */
import { messages } from '@vikray/contract/platform/messages.ts';
import { freshKey } from '../platform/random-key.ts';

/** What the server says, and whether it did what was asked. */
interface Answer {
  readonly isDone: boolean;
  readonly sentence: string;
}

/** Calls a public operation. Every answer has a sentence in `data`. */
async function call(operation: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(`/api/${operation}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'idempotency-key': freshKey() },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const sentence = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
    return { isDone: response.ok, sentence: typeof sentence === 'string' ? sentence : messages.somethingWentWrong };
  } catch {
    return { isDone: false, sentence: messages.somethingWentWrong };
  }
}

/** The text of a field. */
export function entryOf(entries: FormData, name: string): string {
  const entry = entries.get(name);
  return typeof entry === 'string' ? entry : '';
}

interface StaticForm {
  /** The first thing to correct; undefined when the form is in order. */
  readonly check: (entries: FormData) => string | undefined;
  readonly operation: string;
  readonly bodyOf: (entries: FormData) => object;
  /** Called after the server has done it. */
  readonly onDone: (form: HTMLFormElement) => void;
}

/** Makes a form of the page work. Its sentence appears in the element `sentence`. */
export function runForm(id: string, { check, operation, bodyOf, onDone }: StaticForm): void {
  const form = document.getElementById(id);
  const shownAt = document.getElementById('sentence');
  if (!(form instanceof HTMLFormElement) || !shownAt) return;
  let isBusy = false;

  async function submit(shown: HTMLFormElement, sentenceAt: HTMLElement): Promise<void> {
    const entries = new FormData(shown);
    const wrong = check(entries);
    const { isDone, sentence } = wrong === undefined ? await call(operation, bodyOf(entries)) : { isDone: false, sentence: wrong };
    sentenceAt.textContent = sentence;
    sentenceAt.dataset['wrong'] = String(!isDone);
    if (isDone) onDone(shown);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    void submit(form, shownAt).finally(() => {
      isBusy = false;
    });
  });
}

/** Removes what helps to fill in the form: once that has succeeded, the page says only what has happened and where to go. */
export function removeRules(): void {
  for (const element of document.querySelectorAll('[data-rule]')) element.remove();
}
