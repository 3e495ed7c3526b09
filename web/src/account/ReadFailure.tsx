import { failureSentence } from '../platform/call-failure.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';

interface ReadFailureProps {
  /** What a section reads from the server. */
  readonly of: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
}

/** Says that the contents of a section could not be loaded, and offers to try again. */
export function ReadFailure({ of: { data, error, refetch } }: ReadFailureProps) {
  return data === undefined && error ? <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} /> : null;
}
