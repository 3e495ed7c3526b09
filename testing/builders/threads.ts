import type { ThreadRecord, TimelineEntry, TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import type { Caller, Reply } from '../panel/caller.ts';

/** The form of an upload to a record. `name` is that of the file on the disk of the sender. */
export function fileForm(record: ThreadRecord, recordId: number, name: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('record', record);
  form.set('recordid', String(recordId));
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Attaches a file to a record. */
export async function attach(caller: Caller, record: ThreadRecord, recordId: number, name: string, bytes: Uint8Array): Promise<Reply> {
  return caller.sendForm('AddAttachment', fileForm(record, recordId, name, bytes));
}

/** A PDF of the least content; different texts make different files. */
export function aPdf(text = 'x'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n`);
}

/** The newest entries of a timeline. */
export async function timelineOf(caller: Caller, record: TimelineRecord, recordId: number): Promise<TimelineEntry[]> {
  return caller.call('GetTimeline', { record, recordId });
}
