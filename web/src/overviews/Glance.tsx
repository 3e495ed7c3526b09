import type { ReactNode } from 'react';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import './glance.css';

interface GlanceProps {
  /** What one came for; undefined while the wizard is edited, which then stands alone. */
  readonly parts: ReactNode | undefined;
  /** The wizard with all details. */
  readonly children: ReactNode;
}

/** What one came for beside a wizard; on narrow pages before it. */
export function Glance({ parts, children }: GlanceProps) {
  return (
    <div className={parts === undefined ? 'glance glance-alone' : 'glance'}>
      {parts !== undefined && (
        <aside className="glance-parts" aria-label={say.atAGlance}>
          {parts}
        </aside>
      )}
      <div className="glance-details">{children}</div>
    </div>
  );
}
