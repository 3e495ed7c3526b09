import { KeyCap } from '../ui/keys/KeyCap.tsx';
import type { HelpChapter, HelpSection } from './help-chapter.ts';
import { sectionId } from './help-chapters.ts';
import { helpMessages as say } from './help-messages.ts';
import { helpPictures, pictureSize } from './help-pictures.ts';
import { HelpText } from './HelpText.tsx';

/** A chapter with its picture and its parts. */
export function HelpChapterPart({ chapter: { id, title, intro, picture, sections } }: { readonly chapter: HelpChapter }) {
  return (
    <section className="help-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="help-intro">{intro}</p>
      <img src={helpPictures[picture]} {...pictureSize} loading="lazy" decoding="async" alt={say.pictureOf(title)} />
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </section>
  );
}

function Section({ section: { title, what, steps, notes = [], keys = [] } }: { readonly section: HelpSection }) {
  return (
    <section className="help-section">
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
