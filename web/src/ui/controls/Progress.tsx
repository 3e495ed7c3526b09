import './progress.css';

interface ProgressProps {
  readonly label: string;
  /** How much is done, 0 to 100. */
  readonly percent: number;
  readonly isFailed?: boolean;
}

/** A bar that fills, with its percentage. */
export function Progress({ label, percent, isFailed = false }: ProgressProps) {
  return (
    <div className={isFailed ? 'progress progress-failed' : 'progress'}>
      <progress aria-label={label} value={percent} max={100} />
      <span className="tabular">{percent}%</span>
    </div>
  );
}
