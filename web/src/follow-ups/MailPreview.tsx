import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { MailContent } from '@vikray/contract/follow-ups/mail-content.ts';

/** A mail as it will be sent. */
export function MailPreview({ content: { subject, paragraphs } }: { readonly content: MailContent }) {
  return (
    <section className="mail-preview" aria-label={say.preview}>
      <h2>{say.preview}</h2>
      <p className="mail-preview-subject">{subject}</p>
      <div className="follow-up-letter">
        {paragraphs.map((paragraph, index) => (
          // Paragraphs have no order but their own, and two may be equal.
          <p key={index} className="follow-up-closing">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
