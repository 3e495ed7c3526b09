import type { HealthCheck } from '@vikray/contract/health/health-check.ts';
import { useId } from 'react';
import { HealthRow } from './HealthRow.tsx';

interface HealthGroupProps {
  readonly title: string;
  readonly checks: readonly HealthCheck[];
}

/** Checks under a heading, in the given order; nothing if there are none. */
export function HealthGroup({ title, checks }: HealthGroupProps) {
  const headingId = useId();
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className="health-sheet">
        {checks.map((check) => (
          <HealthRow key={check.check} check={check} />
        ))}
      </ul>
    </section>
  );
}
