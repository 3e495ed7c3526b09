import type { HealthCheck, HealthGroup as Group } from '@vikray/contract/health/health-check.ts';
import { useId } from 'react';
import { HealthRow } from './HealthRow.tsx';

/** The checks of a group, as the server sorts them: the worst first. */
export function HealthGroup({ group, checks }: { readonly group: Group; readonly checks: readonly HealthCheck[] }) {
  const headingId = useId();
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{group}</h2>
      <ul className="health-sheet">
        {checks.map((check) => (
          <HealthRow key={check.check} check={check} />
        ))}
      </ul>
    </section>
  );
}
