import { Link } from '@tanstack/react-router';
import type { HelpSection } from './help-chapter.ts';
import { helpChapters, sectionId } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';

/** The chapters and their parts, each a link. What a search has not found is hidden on the screen. */
export function HelpContents({ found }: { readonly found: ReadonlySet<HelpSection> }) {
  return (
    <nav className="help-contents" aria-label={say.contents}>
      <ol>
        {helpChapters.map(({ id, title, sections }) => (
          <li key={id} hidden={!sections.some((section) => found.has(section))}>
            <Link to="/help" hash={id}>
              {title}
            </Link>
            <ul>
              {sections.map((section) => (
                <li key={section.title} hidden={!found.has(section)}>
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
