import type { ReactNode } from 'react';

/**
 * The date or the document's number in a sentence, at whose hyphen a browser may end a line: `22-11-2026`, `SO/ABC/2026-2027/0003`. A
 * longer number needs the break.
 */
const hyphenated = /((?<![\w/-])(?:\d\d-\d\d-\d{4}|(?=[\w/-]*\d)(?=[\w/]*-)(?=[\w-]*\/)[\w/-]{2,24})(?![\w/-]))/u;

/** A sentence in which dates and the numbers of documents stay on one line. What is no text stays as it is. */
export function unbreakableNumbers(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !hyphenated.test(text)) return text;
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
