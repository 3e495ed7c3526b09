/** Continuously copies what the embedded database commits into a folder, so that a restore can stop at any moment. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '../../server/src/platform/durations.ts';
import { CommandProblem } from '../command.ts';
import { dated } from './dated.ts';
import { copyFrom, openFile, patienceMs } from '../../server/src/platform/backup/embedded-file.ts';
import { appendToCopy, baseName, listCopies, logName, makeCopyFolder, noteMoment, readMoments, removeOldCopies } from './shipped-folder.ts';
import { committedEnd, hasFrameAt, piecesOf, readHead, type LogHead } from './wal-file.ts';

export interface ShipSettings {
  readonly file: string;
  readonly folder: string;
  /** How many copies to keep, including the current one. */
  readonly copies: number;
  readonly now: () => Date;
  /** The size after which a new log begins. */
  readonly maxLogBytes: number;
}

interface Place {
  readonly copy: string;
  readonly begunAt: number;
  readonly log: number;
  readonly head: LogHead;
  readonly bytes: number;
}

/**
 * SQLite restarts its log only when there is no reader. So this class always holds a reader open and moves it on only after the log is
 * copied. If the log was restarted anyway, its salts and frames show that. A new copy of the whole database then begins, because the old
 * one cannot be proved complete.
 */
export class LogShipper {
  readonly #settings: ShipSettings;
  readonly #wal: string;
  readonly #inode: number;
  readonly #writer: DatabaseSync;
  #reader: DatabaseSync;
  #spare: DatabaseSync;
  #place: Place | undefined;

  constructor(settings: ShipSettings) {
    const { file } = settings;
    this.#settings = settings;
    this.#wal = `${file}-wal`;
    openFile(file).close();
    const open = () => new DatabaseSync(file, { timeout: patienceMs });
    [this.#writer, this.#reader, this.#spare] = [open(), open(), open()];
    this.#inode = statSync(file).ino;
    this.#guard();
    this.#place = this.#found();
  }

  /** Copies what is new. Returns the moment up to which everything is copied. */
  async ship(): Promise<Date> {
    if (statSync(this.#settings.file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw new CommandProblem(`${this.#settings.file} has been replaced by another file. Start this command again.`);
    const { now } = this.#settings;
    // Also after the clock was set back by more.
    const isOld = this.#place !== undefined && Math.abs(now().getTime() - this.#place.begunAt) > dayMs;
    if (this.#place === undefined || isOld || !this.#continues(this.#place)) await this.#beginCopy();
    else if (this.#copyNew()) this.#renewReader();
    if ((this.#place?.bytes ?? 0) > this.#settings.maxLogBytes) this.#changeLogs();
    return now();
  }

  stop(): void {
    for (const database of [this.#writer, this.#reader, this.#spare]) database.close();
  }

  /** The copy that holds the beginning of the present log. */
  #found(): Place | undefined {
    return listCopies(this.#settings.folder)
      .map((copy) => this.#placeIn(copy))
      .findLast((place) => place !== undefined);
  }

  #placeIn(copy: string): Place | undefined {
    const moments = readMoments(copy);
    const last = moments.at(-1);
    const head = last && readHead(join(copy, logName(last.log)));
    if (!last || !head) return undefined;
    const place = { copy, begunAt: Date.parse(moments[0]?.at ?? ''), log: last.log, head, bytes: last.bytes };
    return this.#isSameLog(place) && hasFrameAt(this.#wal, head, last.bytes - head.pageBytes - 24) ? place : undefined;
  }

  #isSameLog({ head }: Place): boolean {
    return readHead(this.#wal)?.bytes.equals(head.bytes) ?? false;
  }

  /** Whether the log is still the same, or the next one with nothing lost in between. In the second case, moves the place there. */
  #continues(place: Place): boolean {
    if (this.#isSameLog(place)) return true;
    const head = readHead(this.#wal);
    if (!head || head.salt !== (place.head.salt + 1) >>> 0) return false;
    // The new log overwrites the old one from its start. If either has a frame after the copied part, something was lost.
    const isGone = place.bytes === 0 || statSync(this.#wal).size < place.bytes;
    if (isGone || hasFrameAt(this.#wal, head, place.bytes) || hasFrameAt(this.#wal, place.head, place.bytes)) return false;
    this.#place = { ...place, log: place.log + 1, head, bytes: 0 };
    return true;
  }

  /** Copies the whole database and what was committed since the log began. The reader keeps SQLite from restarting the log. */
  async #beginCopy(): Promise<void> {
    const { folder, copies, now } = this.#settings;
    const begun = now();
    this.#place = undefined;
    this.#guard();
    const head = readHead(this.#wal);
    if (!head) throw new CommandProblem(`${this.#wal} is not a write-ahead log.`);
    const copy = makeCopyFolder(folder, dated(begun));
    await copyFrom(this.#spare, join(copy, baseName));
    const place = { copy, begunAt: begun.getTime(), log: 1, head, bytes: 0 };
    // Without a line in `moments` the copy is ignored, and the next call begins another one.
    if (!this.#isSameLog(place)) return;
    this.#place = place;
    this.#copyNew();
    this.#renewReader();
    removeOldCopies(folder, copy, copies);
  }

  #copyNew(): boolean {
    const place = this.#place;
    if (!place) return false;
    const bytes = committedEnd(this.#wal, place.head, place.bytes);
    if (bytes === place.bytes) return false;
    appendToCopy(place.copy, place.log, place.bytes, piecesOf(this.#wal, place.bytes, bytes));
    noteMoment(place.copy, { at: this.#settings.now().toISOString(), log: place.log, bytes });
    this.#place = { ...place, bytes };
    return true;
  }

  /** Lets SQLite restart the log after every frame is copied and is in the database. No one can write in between. */
  #changeLogs(): void {
    this.#writer.exec('begin immediate');
    try {
      this.#copyNew();
      this.#reader.exec('rollback');
      this.#spare.exec('pragma wal_checkpoint(passive)');
    } finally {
      this.#writer.exec('rollback');
    }
    this.#guard();
  }

  /** Opens a reader that keeps the log. Writes first, because a reader does not keep a log that is completely in the database. */
  #guard(): void {
    if (this.#reader.isTransaction) this.#reader.exec('rollback');
    this.#writer.exec('begin immediate');
    for (let count = 0; count < 2; count++) this.#writer.exec('update kysely_migration_lock set is_locked = 1 - is_locked');
    this.#writer.exec('commit');
    openReader(this.#reader);
  }

  /** Moves the reader on, so that SQLite can put the copied part into the database. The new reader opens before the old one closes. */
  #renewReader(): void {
    openReader(this.#spare);
    this.#reader.exec('rollback');
    [this.#reader, this.#spare] = [this.#spare, this.#reader];
  }
}

function openReader(database: DatabaseSync): void {
  database.exec('begin');
  database.prepare('select count(*) from sqlite_schema').get();
}
