import { operations } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { rightWords } from '@vikray/contract/platform/rights.ts';
import { EmptyState } from '../../ui/lists/EmptyState.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { firstRecords, type FirstRecordKind } from './first-records.ts';

/** What must be added before the first quotation, and the button that leads there, or the right that it needs. */
export function FirstRecord({ kind }: { readonly kind: FirstRecordKind }) {
  const { sentence, button, to, operation } = firstRecords[kind];
  const isAllowed = useAllowed(operation);
  return (
    <EmptyState sentence={sentence}>
      {isAllowed ? (
        <ButtonLink look="filled" to={to}>
          {button}
        </ButtonLink>
      ) : (
        <span>{messages.needsRight(rightWords(operations[operation].right))}</span>
      )}
    </EmptyState>
  );
}
