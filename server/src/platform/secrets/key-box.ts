/**
 * The keys that stand outside the database: in the setting SECRET_KEY, or in a file beside the embedded database. The first one is for what
 * is concealed from now on; the others only for reading. A key is named by its fingerprint, which tells nothing of the key.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Key {
  readonly fingerprint: string;
  readonly bytes: Buffer;
}

/** Where keys may be. */
export interface KeyPlaces {
  /** From the setting: each 32 bytes in base64. */
  readonly given: readonly string[];
  /** The file, which is made when the first key is needed; nothing where the setting alone counts. */
  readonly file: string | undefined;
}

const keyLength = 32;

/** A key that is none, in a sentence for the person who runs the panel. */
export class KeyProblem extends Error {}

/** The key of 32 bytes that a text holds in base64; nothing for another text. */
export function readKey(text: string): Key | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== keyLength || bytes.toString('base64') !== text) return undefined;
  return { fingerprint: createHmac('sha256', bytes).update('vikray key fingerprint').digest('hex').slice(0, 16), bytes };
}

export class KeyBox {
  readonly #places: KeyPlaces;
  #keys: readonly Key[] | undefined;

  constructor(places: KeyPlaces) {
    this.#places = places;
  }

  /** All keys, the newest first; read once. */
  all(): readonly Key[] {
    this.#keys ??= this.#read();
    return this.#keys;
  }

  /** The key of a fingerprint; nothing when it is nowhere. The file is read again for one that another process has added. */
  find(fingerprint: string): Key | undefined {
    const known = this.all().find((key) => key.fingerprint === fingerprint);
    if (known || this.#places.file === undefined) return known;
    this.#keys = this.#read();
    return this.#keys.find((key) => key.fingerprint === fingerprint);
  }

  /** Whether there is a key, or one can be made when it is needed. */
  get canHold(): boolean {
    return this.#places.file !== undefined || this.all().length > 0;
  }

  /** The newest key. Makes the first one where a file may hold it; nothing where only the setting could. */
  newest(): Key | undefined {
    if (this.all().length === 0 && this.#places.file !== undefined) this.addToFile();
    return this.all()[0];
  }

  /** Whether a key can be added here: the setting is for the person who runs the panel to change. */
  get isFile(): boolean {
    return this.#places.file !== undefined && this.#places.given.length === 0;
  }

  /** Writes a new key above the others. The file is replaced whole, so that a reader finds either the old keys or all. */
  addToFile(): void {
    const { file } = this.#places;
    if (file === undefined) throw new Error('There is no key file');
    const text = [randomBytes(keyLength).toString('base64'), ...linesOf(file), ''].join('\n');
    const part = `${file}.part-${process.pid}`;
    const written = openSync(part, 'w', 0o600);
    writeSync(written, text);
    fsyncSync(written);
    closeSync(written);
    renameSync(part, file);
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
    this.#keys = this.#read();
  }

  #read(): readonly Key[] {
    const { given, file } = this.#places;
    const fromFile = file === undefined ? [] : linesOf(file);
    return [...given, ...fromFile].map((text) => {
      const key = readKey(text);
      if (!key) throw new KeyProblem(`Each line of the file ${file} must hold a key: 32 bytes in base64.`);
      return key;
    });
  }
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
