import { messages } from '@vikray/contract/platform/messages.ts';
import type { ClipboardEvent } from 'react';
import { notify } from '../../platform/notify.tsx';

/** Limits a text field to so many characters. Says so when the end of a pasted text is lost, which browsers do without a word. */
export function atMost(maxLength: number) {
  return {
    maxLength,
    onPaste: ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
      const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').trimEnd();
      if (field.value.length - replaced + pasted.length > maxLength) notify.warning(messages.pasteCut(maxLength));
    },
  };
}
