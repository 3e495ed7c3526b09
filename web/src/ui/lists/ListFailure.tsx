import { Button } from '../controls/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ListFailureProps {
  readonly sentence: string;
  readonly retry: () => void;
}

/** Shown when rows could not be loaded. Offers to try again. */
export function ListFailure({ sentence, retry }: ListFailureProps) {
  return (
    <section className="list-sheet">
      <EmptyState sentence={sentence}>
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    </section>
  );
}
