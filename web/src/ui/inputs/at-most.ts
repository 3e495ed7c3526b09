import { messages } from '@vikray/contract/platform/messages.ts';
import type { ClipboardEvent } from 'react';
import { notify } from '../../platform/notify.tsx';

/** Limits a text field to so many characters. Says so when the end of a pasted text is lost, which browsers do without a word. */
export function atMost(maxLength: number) {
  return {
    maxLength,
    onPaste: ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value, selectionStart, selectionEnd } = field;
      const pasted = clipboardData.getData('text').replaceAll('\r', '').trimEnd();
      const replaced = Number(selectionEnd) - Number(selectionStart);
      if (value.length - replaced + pasted.length > maxLength) notify.warning(messages.pasteCut(maxLength));
    },
  };
}
