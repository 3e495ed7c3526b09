import type { ReactNode } from 'react';
import { unbroken } from './unbroken.ts';

/** A sentence in which dates, amounts and the numbers of documents stay on one line. */
export function wholeNumbers(text: string): ReactNode {
  return text.split(/(\s+)/u).map((word, index) => {
    const className = /[-/]/u.test(word) ? unbroken(word) : '';
    return className === '' ? (
      word
    ) : (
      <span key={index} className={className}>
        {word}
      </span>
    );
  });
}
