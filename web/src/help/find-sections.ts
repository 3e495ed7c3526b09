import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { helpMarks } from './help-marks.ts';
import type { HelpChapter, HelpSection } from './help-chapter.ts';

/** The sections that contain every word; without a word, all of them. */
export function findSections(chapters: readonly HelpChapter[], typed: string): ReadonlySet<HelpSection> {
  const terms = searchTerms(typed);
  const isFound = (chapter: HelpChapter) => (section: HelpSection) => {
    const words = wordsOf(chapter, section);
    return terms.every((term) => words.includes(term));
  };
  return new Set(chapters.flatMap((chapter) => chapter.sections.filter(isFound(chapter))));
}

function wordsOf(chapter: HelpChapter, { title, what, steps, notes = [], keys = [] }: HelpSection): string {
  const texts = [chapter.title, title, what, ...steps, ...notes, ...keys.map(([, does]) => does)];
  return folded(
    texts
      .map((text) =>
        helpMarks(text)
          .map(({ words }) => words)
          .join(''),
      )
      .join(' '),
  );
}
