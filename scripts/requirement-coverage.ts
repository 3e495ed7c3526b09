/** Finds which requirements of docs/requirements.md are shown by a test. */

/** A requirement's number: the letters name its section, as in CUS-15. */
const id = '[A-Z]{3}-\\d+';
const idInText = new RegExp(`\\b${id}\\b`, 'g');
const row = new RegExp(`^\\| (${id}) \\|`, 'gm');
// `… (CUS-15, WIZ-03)'` at the end of a title, or `'RTE-05'` alone, in a table of cases.
const inTitle = new RegExp(`\\(${id}(?:, ${id})*\\)['"\`]|(['"\`])${id}\\1`, 'g');

/** The numbers of all requirements, in the order of the page. */
export function requirementIds(page: string): string[] {
  return [...page.matchAll(row)].flatMap(([, found]) => found ?? []);
}

/** The requirements that the test titles of a file claim to show. */
export function shownIds(testFile: string): string[] {
  return mentionedIds((testFile.match(inTitle) ?? []).join(' '));
}

/** Every requirement that a text mentions. */
export function mentionedIds(text: string): string[] {
  return text.match(idInText) ?? [];
}

export interface SectionCoverage {
  readonly section: string;
  readonly total: number;
  readonly shown: number;
  /** Without a test, but explained in the notes. */
  readonly explained: readonly string[];
  /** Neither shown nor explained. */
  readonly open: readonly string[];
}

/** Counts per section. `sections` narrows the answer; undefined means all. */
export function coverage(
  ids: readonly string[],
  shown: ReadonlySet<string>,
  notes: ReadonlySet<string>,
  sections?: readonly string[],
): SectionCoverage[] {
  const bySection = Map.groupBy(ids, (name) => name.slice(0, 3));
  return [...bySection]
    .filter(([section]) => !sections || sections.includes(section))
    .map(([section, own]) => {
      const missing = own.filter((name) => !shown.has(name));
      return {
        section,
        total: own.length,
        shown: own.length - missing.length,
        explained: missing.filter((name) => notes.has(name)),
        open: missing.filter((name) => !notes.has(name)),
      };
    });
}
