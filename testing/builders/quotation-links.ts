import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller, Reply } from '../panel/caller.ts';
import { addApprovedQuotation, aQuotation, type QuotationInput, type SalesSetup } from './quotations.ts';

/** A quotation with a link to it. */
export interface SharedQuotation {
  readonly quotationId: number;
  readonly linkId: number;
  /** The path of the link: `/q/` and the token. */
  readonly path: string;
}

type Wish = Omit<InputOf<'AddQuotationLink'>, 'quotationId' | 'channel'>;

/** Makes a link to a quotation and returns its path. */
export async function addLink(caller: Caller, quotationId: number, wish: Wish = {}): Promise<Omit<SharedQuotation, 'quotationId'>> {
  const [made] = await caller.call('AddQuotationLink', { quotationId, channel: 'Copy', ...wish });
  return { linkId: made?.linkId ?? 0, path: new URL(made?.url ?? '').pathname };
}

/** Adds an approved quotation with a link. */
export async function shareQuotation(caller: Caller, setup: SalesSetup, change: Partial<QuotationInput> = {}): Promise<SharedQuotation> {
  const quotationId = await addApprovedQuotation(caller, aQuotation(setup, undefined, change));
  return { quotationId, ...(await addLink(caller, quotationId)) };
}

/** An acceptance that lacks nothing. */
export const acceptance = { answer: 'Accept', name: 'Dr. Asmita Gokhale', designation: 'Medical Director', accept: 'Yes' } as const;

/** Posts a form to a link, as a browser does without following the redirect. */
export function postForm(visitor: Caller, path: string, fields: Readonly<Record<string, string>>, headers = {}): Promise<Reply> {
  const body = new URLSearchParams(fields).toString();
  return visitor.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
}

/** The sentences of a page: its text without tags and style. */
export function textOfPage({ text }: Reply): string {
  const plain = text.replace(/<(style|script)>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  return unescaped(plain).replaceAll(/\s+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
