import { maxMentions } from '@vikray/contract/thread/note.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { Select } from 'antd';
import { rankedSearch } from '../ui/inputs/ranked-options.ts';
import { useAllUserNames } from '../ui/inputs/user-names.ts';

interface MentionSelectProps {
  readonly value: readonly number[];
  readonly onChange: (userIds: readonly number[]) => void;
}

/** The users whom a note mentions. */
export function MentionSelect({ value, onChange }: MentionSelectProps) {
  const users = useAllUserNames();
  return (
    <Select<number[]>
      className="mention-select"
      aria-label={say.mention}
      placeholder={say.mention}
      mode="multiple"
      maxCount={maxMentions}
      showSearch={rankedSearch}
      virtual={false}
      popupMatchSelectWidth={false}
      value={[...value]}
      onChange={onChange}
      options={users.map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
}
