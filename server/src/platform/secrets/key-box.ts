/**
 * The keys outside the database: in the setting SECRET_KEY, or in a file next to the embedded database. The first key encrypts new values;
 * the others are only for reading. A fingerprint identifies a key without revealing it.
 */
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { giveToOwnerOfFolder } from '../files/owner-of-folder.ts';

/** A key for private entries. */
export interface Key {
  readonly fingerprint: string;
  /** Made once: Node would make one of the bytes for each value, which takes three quarters of the time. */
  readonly secret: KeyObject;
}

/** The places of keys. */
export interface KeyPlaces {
  /** From the setting: each 32 bytes in base64. */
  readonly given: readonly string[];
  /** The file, which is created when the first key is needed; undefined if only the setting counts. */
  readonly file: string | undefined;
}

const keyLength = 32;

/** Reads a key of 32 bytes in base64; undefined for any other text. */
export function readKey(text: string): Key | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== keyLength || bytes.toString('base64') !== text) return undefined;
  const secret = createSecretKey(bytes);
  return { fingerprint: createHmac('sha256', secret).update('vikray key fingerprint').digest('hex').slice(0, 16), secret };
}

/** A new key as text, for the setting or a line of the file. */
export function newKeyText(): string {
  return randomBytes(keyLength).toString('base64');
}

/** The keys for private entries, from the setting or the key file. The first one encrypts; all of them decrypt. */
export class KeyBox {
  readonly #places: KeyPlaces;
  #keys: readonly Key[] | undefined;

  constructor(places: KeyPlaces) {
    this.#places = places;
  }

  /** All keys, newest first; read once. */
  all(): readonly Key[] {
    this.#keys ??= this.#read();
    return this.#keys;
  }

  /** The key of a fingerprint; undefined if there is none. The file is read again, because another process may have added the key. */
  find(fingerprint: string): Key | undefined {
    const known = this.all().find((key) => key.fingerprint === fingerprint);
    if (known || this.#places.file === undefined) return known;
    this.#keys = this.#read();
    return this.#keys.find((key) => key.fingerprint === fingerprint);
  }

  /** Whether there is a key, or one can be created when needed. */
  get canHold(): boolean {
    return this.#places.file !== undefined || this.all().length > 0;
  }

  /** The newest key. Creates the first key if a file can hold it; undefined if only the setting could. */
  newest(): Key | undefined {
    if (this.all().length === 0 && this.#places.file !== undefined) this.addToFile();
    return this.all()[0];
  }

  /** Whether a key can be added. Only the person who runs the panel can change the setting. */
  get isFile(): boolean {
    return this.#places.file !== undefined && this.#places.given.length === 0;
  }

  /** Adds a new key as the first. The file is replaced as a whole, so that a reader finds either the old keys or all. */
  addToFile(): void {
    const { file } = this.#places;
    if (file === undefined) throw new Error('There is no key file');
    const text = [newKeyText(), ...linesOf(file), ''].join('\n');
    const part = `${file}.part-${process.pid}`;
    const written = openSync(part, 'w', 0o600);
    writeSync(written, text);
    fsyncSync(written);
    closeSync(written);
    giveToOwnerOfFolder(part);
    renameSync(part, file);
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
    this.#keys = this.#read();
  }

  /** Where the key is, for a sentence: its file, or the setting. */
  get place(): string {
    return this.isFile && this.#places.file !== undefined ? this.#places.file : 'SECRET_KEY';
  }

  /** Whether other users of the machine can read the key file. */
  isOpenToOthers(): boolean {
    const { file } = this.#places;
    return file !== undefined && existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  }

  #read(): readonly Key[] {
    const { given, file } = this.#places;
    const fromFile = file === undefined ? [] : linesOf(file);
    // A damaged line of the file is a missing key.
    return [...given, ...fromFile].flatMap((text) => readKey(text) ?? []);
  }
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
