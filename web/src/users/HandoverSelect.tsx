import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { Field } from '../ui/field/Field.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useServerSearch } from '../ui/inputs/server-search.ts';
import { useHandover } from './user-queries.ts';

interface HandoverSelectProps {
  /** The user who is deleted, and takes over nothing. */
  readonly leavingId: number | undefined;
  readonly value: Choice | undefined;
  readonly onChange: (to: Choice | undefined) => void;
}

/** To whom the open deals of a deleted user go. */
export function HandoverSelect({ leavingId, value, onChange }: HandoverSelectProps) {
  const users = useServerSearch('GetUserNames');
  const counts = useHandover(leavingId);
  return (
    <Field
      name="handoverTo"
      label={say.handover}
      span={24}
      hint={counts && (counts.openDeals > 0 ? `${say.handsOver(counts)} ${say.handoverHint}` : say.handsOver(counts))}
    >
      <SearchSelect
        search={{ ...users, rows: users.rows.filter(({ userId }) => userId !== leavingId) }}
        choiceOf={({ userId, name, designation }) => ({ value: userId, label: name, detail: designation })}
        value={value}
        onChange={onChange}
        blank={say.noHandover}
      />
    </Field>
  );
}
