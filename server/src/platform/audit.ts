import type { RecordKind, SubjectKind } from '@vikray/contract/audit-log/audit-entry.ts';
import { entryWords } from '@vikray/contract/audit-log/operation-words.ts';
import { auditedRecords, fieldOf, type AuditedRecord } from '@vikray/contract/audited-records.ts';
import { kindOf } from '@vikray/contract/platform/shown-as.ts';
import type { EntryKind } from '@vikray/contract/thread/timeline.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { insertInChunks, withIds } from './database/insert-many.ts';
import { searchTextOf } from './database/search/search.ts';
import type { Db } from './database/tables.ts';
import type { SignedIn } from './identity.ts';

interface ChangeOf<K extends RecordKind> {
  /** The kind of record in the office's words: `customer`. */
  readonly record: K;
  readonly id: number;
  /** The name of the record, if it is in none of the usual fields. */
  readonly name?: string;
  /** Undefined for a new record. */
  readonly before?: AuditedRecord<K> | undefined;
  readonly after?: AuditedRecord<K> | undefined;
  /** The sentence of the change, in the past tense and without the name of the user: `approved ABC/2026-2027/0001`. */
  readonly summary?: string;
  /** The kind of entry in a timeline; `Change` unless given. */
  readonly kind?: EntryKind;
  /** The other records whose history shows the change: up to 7. */
  readonly relatedRecords?: readonly Subject[];
}

/** A record whose history shows a change. */
export interface Subject {
  readonly record: SubjectKind;
  readonly id: number;
  /** The kind of entry in the timeline of this record, if it differs from the others. */
  readonly kind?: EntryKind;
  /** The stock movement of the change, for the timeline of a product. */
  readonly movementId?: number;
}

/** A change of a record, reported by the handler that made it. The record has the fields of the contract, not the columns of the database. */
export type Change = { [K in RecordKind]: ChangeOf<K> }[RecordKind];

const mask = '•••';
const changedMask = '••• (changed)';

/** The declared fields of a record in the form that the log stores. For a private field, this is only whether it exists and has changed. */
function loggedForm(schema: z.ZodType | undefined, value: unknown, earlier?: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => loggedForm(schema, each));
  if (typeof value !== 'object' || value === null) return value;
  const before: Record<string, unknown> | undefined = earlier === undefined ? undefined : Object(earlier);
  const fields: Record<string, unknown> = {};
  for (const [key, each] of Object.entries<unknown>(Object(value))) {
    const field = fieldOf(schema, key);
    if (!field) continue;
    const isMasked = kindOf(field) === 'private' && each !== '' && each !== null && each !== undefined;
    if (!isMasked) fields[key] = loggedForm(field, each, before?.[key]);
    else fields[key] = before !== undefined && before[key] !== each ? changedMask : mask;
  }
  return fields;
}

function asText(kind: RecordKind, record: object | undefined, earlier?: object): string | null {
  return record ? JSON.stringify(loggedForm(auditedRecords[kind], record, earlier)) : null;
}

/** The fields that number a record, all of which are part of its name; then those that may name it, in order of preference. */
const numberFields = ['invoiceNumber', 'number'];
const nameFields = ['companyName', 'name', 'description'];
const longestName = 120;

/** What the log calls a record: `FS/2026-2027/0178, Hemanidhi Hospital`. */
function nameOf({ name, before, after }: Change): string {
  const fields: Record<string, unknown> = Object(after ?? before);
  const textsIn = (keys: readonly string[]) => keys.map((key) => fields[key]).filter((value) => typeof value === 'string' && value !== '');
  const found = name ?? [...textsIn(numberFields), ...textsIn(nameFields).slice(0, 1)].join(', ');
  return [...found.replace(/\s+/g, ' ')].slice(0, longestName).join('');
}

/** The author of a change: a user, by a token or not, or the name of work that no user started. */
export type Author = Pick<SignedIn, 'userId' | 'name' | 'token'> | { readonly actor: string };

/** Adds changes and their author to the audit log, in the transaction of the changes. */
export async function writeAudit(db: Db, operation: string, author: Author, now: string, changes: readonly Change[]): Promise<void> {
  await insertInChunks(changes, async (chunk) => {
    await writeChunk(db, operation, author, now, chunk);
    return [];
  });
}

/** The author in the columns of the log, and in words for its search. */
function namesOf(author: Author) {
  if ('actor' in author) return { userId: null, actor: author.actor, name: author.actor };
  const { userId, name, token } = author;
  const actor = token ? `token ${token.name}` : null;
  return { userId, actor, name: [name, actor].filter(Boolean).join(' ') };
}

async function writeChunk(db: Db, operation: string, author: Author, now: string, changes: readonly Change[]): Promise<void> {
  const { userId, actor, name } = namesOf(author);
  const entries = await db
    .insertInto('audit_log')
    .values(
      changes.map((change) => {
        const recordName = nameOf(change);
        return {
          happened_at: now,
          user_id: userId,
          actor,
          operation,
          record: change.record,
          record_id: change.id,
          record_name: recordName,
          before: asText(change.record, change.before),
          after: asText(change.record, change.after, change.before),
          summary: change.summary ?? null,
          search_text: searchTextOf([name, entryWords({ operation, record: change.record }), change.record, String(change.id), recordName]),
        };
      }),
    )
    .returning('id')
    .execute();
  const subjects = withIds(changes, entries).flatMap(([change, auditId]) =>
    subjectsOf(change).map(({ record, id, kind = change.kind ?? 'Change', movementId }) => ({
      audit_id: auditId,
      record,
      record_id: id,
      kind,
      happened_at: now,
      movement_id: movementId ?? null,
    })),
  );
  await db.insertInto('audit_subjects').values(subjects).execute();
}

/**
 * Only the stock movements of products are left out of the index by record. The literal lets the database use it, on SQLite only within
 * each alternative.
 */
export const isIndexed = sql<boolean>`kind <> 'Stock'`;

const maxSubjects = 8;

/** The record itself and its related records, each once. */
function subjectsOf({ record, id, relatedRecords = [] }: Change): readonly Subject[] {
  const all: Subject[] = [{ record, id }, ...relatedRecords];
  const subjects = new Map(all.map((subject) => [`${subject.record} ${subject.id}`, subject]));
  if (subjects.size > maxSubjects) throw new Error(`A change is in the history of at most ${maxSubjects} records`);
  return [...subjects.values()];
}
