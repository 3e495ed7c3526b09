/** What the builder is opened for, as its address says: `?edit=7`, `?revise=7&basedon=3`, `?copy=7&othercustomer=1`. */
import type * as z from 'zod';
import type { builderSearch } from './builder-search.ts';

export type BuilderTask =
  | { readonly kind: 'edit'; readonly quotationId: number }
  /** `basedOnId` is the older revision whose contents come back. */
  | { readonly kind: 'revise'; readonly quotationId: number; readonly basedOnId: number | undefined }
  | { readonly kind: 'copy'; readonly quotationId: number; readonly isForOther: boolean };

/** The task of an address; nothing for a new quotation. */
export function taskOf({ edit, revise, basedon, copy, othercustomer }: z.output<typeof builderSearch>): BuilderTask | undefined {
  if (edit !== undefined) return { kind: 'edit', quotationId: edit };
  if (revise !== undefined) return { kind: 'revise', quotationId: revise, basedOnId: basedon };
  if (copy !== undefined) return { kind: 'copy', quotationId: copy, isForOther: othercustomer === 1 };
  return undefined;
}

/** The name under which the tab keeps what is entered for a task. */
export function draftNameOf(task: BuilderTask): string {
  const name = `${task.kind}-quotation-${task.quotationId}`;
  if (task.kind === 'copy' && task.isForOther) return `${name}-other`;
  return task.kind === 'revise' && task.basedOnId !== undefined ? `${name}-from-${task.basedOnId}` : name;
}
