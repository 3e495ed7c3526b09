import type { ReactNode } from 'react';

interface GlancePartProps {
  readonly title: string;
  /** Beside the title, such as a link to everything. */
  readonly more?: ReactNode;
  /** The sentence of an empty part. */
  readonly empty?: string | undefined;
  readonly children?: ReactNode;
}

/** A part of what stands beside a wizard. */
export function GlancePart({ title, more, empty, children }: GlancePartProps) {
  return (
    <section className="glance-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      {empty === undefined ? children : <p className="glance-empty">{empty}</p>}
    </section>
  );
}

/** The frame of a part while it loads. */
export function GlanceSkeleton({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((title) => (
    <GlancePart key={title} title={title}>
      <div className="glance-waits" aria-busy>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </GlancePart>
  ));
}
