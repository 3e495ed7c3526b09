import { HistoryIcon } from '../../ui/icons/HistoryIcon.tsx';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';

interface RestoreLinkProps {
  readonly currentId: number;
  /** The older revision whose contents come back. */
  readonly revision: { readonly quotationId: number; readonly number: string };
}

/** Leads to the builder, filled with an older revision. */
export function RestoreLink({ currentId, revision: { quotationId, number } }: RestoreLinkProps) {
  return (
    <ButtonLink
      to="/addquotation"
      search={{ revise: currentId, basedon: quotationId }}
      size="small"
      icon={<HistoryIcon />}
      aria-label={say.restoreOf(number)}
    >
      {say.restore}
    </ButtonLink>
  );
}
