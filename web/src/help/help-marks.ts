/** A piece of a text: plain words, a name on the screen, or a key. */
export interface HelpMark {
  readonly kind: 'words' | 'name' | 'key';
  readonly words: string;
  /** Where it begins in the text. */
  readonly at: number;
}

/** The pieces of a text of the help, in their order. */
export function helpMarks(text: string): HelpMark[] {
  return [...text.matchAll(/\[([^\]]+)\]|\{([^}]+)\}|[^[{]+/g)].map(({ 0: words, 1: name, 2: key, index: at }) => {
    if (name !== undefined) return { kind: 'name', words: name, at };
    return key === undefined ? { kind: 'words', words, at } : { kind: 'key', words: key, at };
  });
}
