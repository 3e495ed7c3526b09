import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of My Account: a heading, what it is for, and its contents. */
export function AccountSection({ title, hint, actions, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <section className="account-section" aria-labelledby={headingId}>
      <div className="account-head">
        <h2 id={headingId}>{title}</h2>
        {actions}
      </div>
      {hint !== undefined && <p className="account-hint">{hint}</p>}
      {children}
    </section>
  );
}
