import { Button } from 'antd';
import { EmptyState } from './EmptyState.tsx';

interface ListFailureProps {
  readonly sentence: string;
  readonly retry: () => void;
}

/** Stands where rows could not be read, with the way to try again. */
export function ListFailure({ sentence, retry }: ListFailureProps) {
  return (
    <section className="list-sheet">
      <EmptyState sentence={sentence}>
        <Button onClick={retry}>Try again</Button>
      </EmptyState>
    </section>
  );
}
