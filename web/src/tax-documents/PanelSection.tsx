import type { ReactNode } from 'react';
import { StatusTag } from '../ui/page/StatusTag.tsx';

interface PanelSectionProps {
  readonly title: string;
  readonly state: string;
  readonly children: ReactNode;
}

/** A part of the panel: its name, its state, and what is to be done next. */
export function PanelSection({ title, state, children }: PanelSectionProps) {
  return (
    <section className="tax-section" aria-label={title}>
      <h3>
        {title} <StatusTag status={state} />
      </h3>
      {children}
    </section>
  );
}
