import { apiTokenMessages as say } from '@vikray/contract/api-tokens/api-token-messages.ts';
import type { ApiToken } from '@vikray/contract/api-tokens/api-token.ts';
import { useState } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { refreshTokens, useTokens } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { AddToken } from './AddToken.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { TokenRow } from './TokenRow.tsx';

/** The tokens of the user, for those who may have some; for Administrators everyone's. */
export function OwnTokens() {
  const read = useTokens();
  const mayAdd = useAllowed('AddApiToken');
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<ApiToken>();
  return (
    <AccountSection
      title={say.title}
      hint={say.explained}
      isLoading={read.isPending}
      actions={mayAdd && <Button onClick={() => setIsAdding(true)}>{say.add}</Button>}
    >
      <ReadFailure of={read} />
      {read.data?.length === 0 && <p className="account-hint">{say.none}</p>}
      {read.data && read.data.length > 0 && (
        <ul className="account-rows">
          {read.data.map((token) => (
            <TokenRow key={token.tokenId} token={token} onEnd={() => setEnding(token)} />
          ))}
        </ul>
      )}
      {isAdding && <AddToken onClose={() => setIsAdding(false)} />}
      <DeleteDialog
        record={ending}
        operation="DeleteApiToken"
        toInput={({ tokenId }) => ({ tokenId })}
        say={{ confirmDeleteTitle: say.confirmEndTitle, confirmDelete: say.confirmEnd, deleted: say.ended }}
        refresh={refreshTokens}
        onDone={() => setEnding(undefined)}
      >
        {({ name }) => name}
      </DeleteDialog>
    </AccountSection>
  );
}
