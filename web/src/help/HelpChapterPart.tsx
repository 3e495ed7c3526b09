import { KeyCap } from '../ui/keys/KeyCap.tsx';
import type { HelpChapter, HelpSection } from './help-chapter.ts';
import { sectionId } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';
import { helpPictures, pictureSize } from './help-pictures.ts';
import { HelpText } from './HelpText.tsx';

interface HelpChapterPartProps {
  readonly chapter: HelpChapter;
  /** The parts that are not hidden on the screen. */
  readonly found: ReadonlySet<HelpSection>;
}

/** A chapter with its picture and its parts. The pictures are loaded at once, so that the booklet has them. */
export function HelpChapterPart({ chapter: { id, title, intro, picture, sections }, found }: HelpChapterPartProps) {
  return (
    <section className="help-chapter" aria-labelledby={id} hidden={!sections.some((section) => found.has(section))}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="help-intro">{intro}</p>
      <img src={helpPictures[picture]} {...pictureSize} fetchPriority="low" decoding="async" alt={say.pictureOf(title)} />
      {sections.map((section) => (
        <Section key={section.title} section={section} isFound={found.has(section)} />
      ))}
    </section>
  );
}

interface SectionProps {
  readonly section: HelpSection;
  readonly isFound: boolean;
}

function Section({ section: { title, what, steps, notes = [], keys = [] }, isFound }: SectionProps) {
  return (
    <section className="help-section" hidden={!isFound}>
      <h3 id={sectionId(title)} tabIndex={-1}>
        {title}
      </h3>
      <p>
        <HelpText text={what} />
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <HelpText text={step} />
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="help-note">
          <HelpText text={note} />
        </p>
      ))}
      {keys.length > 0 && (
        <dl className="help-keys" aria-label={say.keys}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <KeyCap name={key} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
