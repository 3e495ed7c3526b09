/** What the palette lists for a typed text, from what the browser has and from the server's answer. */
import type { FoundAction, FoundKind, FoundRecord } from '@vikray/contract/palette/found-record.ts';
import { kindHeads, paletteMessages as say } from '@vikray/contract/palette/palette-messages.ts';
import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import type { SeenRecord } from '../../platform/visits.ts';
import type { MenuEntry } from '../menu-tree.ts';

/** A line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: FoundKind | 'page' | 'add';
  readonly title: string;
  readonly note: string;
  readonly shownStatus: string;
  /** The address that it opens, without the leading slash. */
  readonly page: string;
  readonly actions: readonly FoundAction[];
  readonly dealId?: number | undefined;
  /** The id of a found record. */
  readonly id?: number;
}

/** Lines under one head. */
export interface PaletteGroup {
  readonly head: string;
  readonly entries: readonly PaletteEntry[];
}

const maxSeen = 10;
const maxUsed = 5;
const maxPages = 5;

/** A page of the user's side menu. */
export interface KnownPage {
  readonly page: string;
  readonly name: string;
  /** The menu above it; blank for none. */
  readonly menu: string;
}

/** The pages of the side menu, in its order. */
export function pagesOfMenu(entries: readonly MenuEntry[]): KnownPage[] {
  return entries.flatMap(({ name, page, pages }) =>
    page === undefined ? pages.map((each) => ({ ...each, menu: name })) : [{ page, name, menu: '' }],
  );
}

const plain = { shownStatus: '', actions: [] } as const;

function pageEntry({ page, name, menu }: KnownPage): PaletteEntry {
  return { ...plain, key: `page ${page}`, kind: 'page', title: name, note: menu, page };
}

function seenEntry(record: SeenRecord): PaletteEntry {
  return { ...plain, ...record, key: record.page };
}

/** Before anything is typed: the records seen last and the pages used most. */
export function beforeTyping(
  { records, pages: used }: { readonly records: readonly SeenRecord[]; readonly pages: Readonly<Record<string, number>> },
  pages: readonly KnownPage[],
): PaletteGroup[] {
  const byUse = pages.filter(({ page }) => used[page] !== undefined).toSorted((a, b) => (used[b.page] ?? 0) - (used[a.page] ?? 0));
  // Until a user has their habits, the first pages of the menu fill the rest.
  const others = pages.filter((each) => !byUse.includes(each)).slice(0, Math.max(0, maxUsed - byUse.length));
  return grouped([
    [say.seen, records.slice(0, maxSeen).map(seenEntry)],
    [say.usedMost, byUse.slice(0, maxUsed).map(pageEntry)],
    [say.pages, others.map(pageEntry)],
  ]);
}

/** The pages whose name has a word for each typed one, in any order: `quo add` finds Add Quotation. */
function matchingPages(pages: readonly KnownPage[], typed: string): PaletteEntry[] {
  const words = folded(typed).split(' ');
  const matches = pages.flatMap((each) => {
    const known = folded(`${each.name} ${each.menu}`).split(' ');
    if (!words.every((word) => known.some((other) => other.startsWith(word)))) return [];
    const isByName = words.every((word) =>
      folded(each.name)
        .split(' ')
        .some((other) => other.startsWith(word)),
    );
    return [{ entry: pageEntry(each), isByName }];
  });
  const inOrder = [...matches.filter(({ isByName }) => isByName), ...matches.filter(({ isByName }) => !isByName)];
  return inOrder.slice(0, maxPages).map(({ entry }) => entry);
}

/** Whether an entry shows every typed word. */
function shows(entry: PaletteEntry, typed: string): boolean {
  const text = folded(`${entry.title} ${entry.note}`);
  return searchTerms(typed).every((term) => text.includes(term));
}

interface Typed {
  readonly typed: string;
  readonly pages: readonly KnownPage[];
  readonly seen: readonly SeenRecord[];
  /** The server's answer to this text, or to an earlier one while this one is on its way; undefined if there is none. */
  readonly found: readonly FoundRecord[] | undefined;
  /** Whether the answer is to an earlier text. */
  readonly isEarlier: boolean;
}

/** For a typed text: pages at once; records that the browser knows until the server answers; then what the server has found. */
export function whileTyping({ typed, pages, seen, found, isEarlier }: Typed): PaletteGroup[] {
  const records = (found ?? []).map(foundEntry).filter((entry) => !isEarlier || shows(entry, typed));
  const known = found && !isEarlier ? [] : seen.map(seenEntry).filter((entry) => shows(entry, typed));
  const unanswered = known.filter(({ page }) => !records.some((record) => record.page === page)).slice(0, maxSeen);
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return grouped([
    [say.pages, matchingPages(pages, typed)],
    [say.seen, unanswered],
    ...kinds.map((kind) => [headOf(kind), records.filter((record) => record.kind === kind)] as const),
  ]);
}

function foundEntry(record: FoundRecord): PaletteEntry {
  // Several notes may lead to the same page.
  return { ...record, key: record.kind === 'note' || record.kind === 'file' ? `${record.kind} ${record.id}` : record.page };
}

function headOf(kind: PaletteEntry['kind']): string {
  return kind === 'page' || kind === 'add' ? say.pages : kindHeads[kind];
}

function grouped(groups: readonly (readonly [head: string, entries: readonly PaletteEntry[]])[]): PaletteGroup[] {
  return groups.filter(([, entries]) => entries.length > 0).map(([head, entries]) => ({ head, entries }));
}

/** What a text that finds nothing may become: a new customer or enquiry of this name, by the user's rights. */
export function offersFor(typed: string, may: { readonly addCustomer: boolean; readonly addEnquiry: boolean }): PaletteGroup[] {
  const name = typed.trim();
  const query = (key: string) => new URLSearchParams({ [key]: name }).toString();
  const customer = {
    ...plain,
    key: 'add customer',
    kind: 'add',
    note: '',
    title: say.addCustomer(name),
    page: `addcustomer?${query('name')}`,
  } as const;
  const enquiry = {
    ...plain,
    key: 'add enquiry',
    kind: 'add',
    note: '',
    title: say.addEnquiry(name),
    page: `enquiries?${query('add')}`,
  } as const;
  return grouped([[say.add, [...(may.addCustomer ? [customer] : []), ...(may.addEnquiry ? [enquiry] : [])]]]);
}
