import { Link } from '@tanstack/react-router';
import type { HelpChapter } from './help-chapter.ts';
import { sectionId } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';

/** The chapters and their parts, each a link. */
export function HelpContents({ chapters }: { readonly chapters: readonly HelpChapter[] }) {
  return (
    <nav className="help-contents" aria-label={say.contents}>
      <ol>
        {chapters.map(({ id, title, sections }) => (
          <li key={id}>
            <Link to="/help" hash={id}>
              {title}
            </Link>
            <ul>
              {sections.map((section) => (
                <li key={section.title}>
                  <Link to="/help" hash={sectionId(section.title)}>
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}
