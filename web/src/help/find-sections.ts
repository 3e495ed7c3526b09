import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { helpMarks } from './help-marks.ts';
import type { HelpChapter, HelpSection } from './help-chapter.ts';

/** The chapters with those sections that contain every word. A chapter without one is left out. */
export function findSections(chapters: readonly HelpChapter[], typed: string): readonly HelpChapter[] {
  const terms = searchTerms(typed);
  if (terms.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => terms.every((term) => wordsOf(chapter, section).includes(term))),
    }))
    .filter(({ sections }) => sections.length > 0);
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
