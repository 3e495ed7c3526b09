import { Suspense, useRef } from 'react';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { noteText } from '@vikray/contract/thread/note.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import * as z from 'zod';
import { lazyPart } from '../platform/lazy-part.ts';
import { notify } from '../platform/notify.tsx';
import { useLatest } from '../platform/use-latest.ts';
import { Button } from '../ui/controls/Button.tsx';
import { TextArea } from '../ui/controls/TextArea.tsx';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useSubmitKey } from '../ui/forms/use-submit-key.ts';
import { atMost } from '../ui/inputs/at-most.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { AttachButton } from './AttachButton.tsx';
import { refreshTimelines } from './thread-queries.ts';

// Its field with a list would be the only one of many pages.
const MentionSelect = lazyPart(async () => ({ default: (await import('./MentionSelect.tsx')).MentionSelect }));

interface NoteBoxProps {
  readonly record: ThreadRecord;
  readonly recordId: number;
}

const blank = { text: '', mentions: [] as readonly number[] };

/**
 * A note to add to a record, with the users whom it mentions, and files to attach. The key N leads here. A note that is not added yet is
 * back in the box when the user returns, in every view of the record; it needs no notice, because the box shows it.
 */
export function NoteBox({ record, recordId }: NoteBoxProps) {
  const draftName = `note-${record}-${recordId}`;
  const { form, change, clear } = useDraft(draftName, blank);
  const latest = useLatest(form);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useDraftSubmit(draftName, 'AddNote');
  useKeys([{ key: 'N', does: say.note, act: () => field.current?.focus() }]);
  useSubmitKey(box, { button: say.addNote, isInline: true });

  async function add(): Promise<void> {
    const missing = firstMessage(form, z.object({ text: noteText }));
    if (missing) return notify.refusal(missing.message);
    const added = await adding.send(form, () => ({ record, recordId, text: form.text, mentions: [...form.mentions] }));
    if (!added) return;
    // What was typed in the meantime is the next note.
    const { text } = latest.current;
    clear();
    if (text !== form.text) change({ text: text.startsWith(form.text) ? text.slice(form.text.length).trimStart() : text });
    notify.success(say.noteAdded);
    void refreshTimelines();
  }

  return (
    <form
      ref={box}
      className="note-box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        ref={field}
        aria-label={say.note}
        placeholder={say.note}
        grows
        {...atMost(2000)}
        value={form.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="note-box-row">
        <Suspense fallback={<span className="mention-select" />}>
          <MentionSelect value={form.mentions} onChange={(mentions) => change({ mentions })} />
        </Suspense>
        <AttachButton record={record} recordId={recordId} />
        <Button type="submit" isBusy={adding.isBusy}>
          {say.addNote}
        </Button>
      </div>
    </form>
  );
}
