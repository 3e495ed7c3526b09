import { maxMentions } from '@vikray/contract/thread/note.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { OptionsSelect } from '../ui/inputs/OptionsSelect.tsx';
import { useAllUserNames } from '../ui/inputs/user-names.ts';

interface MentionSelectProps {
  readonly value: readonly number[];
  readonly onChange: (userIds: readonly number[]) => void;
}

/** The users whom a note mentions. */
export function MentionSelect({ value, onChange }: MentionSelectProps) {
  const users = useAllUserNames();
  return (
    <OptionsSelect
      className="mention-select"
      aria-label={say.mention}
      placeholder={say.mention}
      most={maxMentions}
      value={value}
      onChange={onChange}
      options={users.map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
}
