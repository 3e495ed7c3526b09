import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Whether what it shows is loading. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** A part of My Account: a heading, what it is for, and its contents. */
export function AccountSection({ title, hint, actions, isLoading = false, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <section className="account-section" aria-labelledby={headingId} aria-busy={isLoading}>
      <div className="account-head">
        <h2 id={headingId}>{title}</h2>
        {actions}
      </div>
      {hint !== undefined && <p className="account-hint">{hint}</p>}
      {children}
    </section>
  );
}
