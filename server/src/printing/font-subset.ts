/** Cuts a TrueType font down to a few of its glyphs. https://learn.microsoft.com/typography/opentype/spec/otff */

const fontHead = 12;
const tableEntry = 16;
/** The tables that a PDF reader needs, in the order in which a font lists them. */
const needed = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = fontHead + index * tableEntry;
    const offset = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** The bits in the flags of a part that say how long it is, and whether another one follows. */
const part = { hasWords: 0x01, hasScale: 0x08, hasMore: 0x20, hasTwoScales: 0x40, hasMatrix: 0x80 };

/** The glyphs that a glyph is put together from, such as a letter and its accent. */
function partsOf(outline: Buffer): number[] {
  const parts: number[] = [];
  const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
  let hasMore = isComposite;
  for (let at = 10; hasMore;) {
    const flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    const scale = flags & part.hasMatrix ? 8 : flags & part.hasTwoScales ? 4 : flags & part.hasScale ? 2 : 0;
    at += 4 + (flags & part.hasWords ? 4 : 2) + scale;
    hasMore = (flags & part.hasMore) !== 0;
  }
  return parts;
}

/** A font that can be cut. */
export class CuttableFont {
  readonly #tables: ReadonlyMap<string, Buffer>;
  readonly #hasLongOffsets: boolean;

  constructor(font: Buffer) {
    this.#tables = tablesOf(font);
    this.#hasLongOffsets = this.#table('head').readInt16BE(50) === 1;
  }

  /** A font with only these glyphs and their parts. Each keeps its number; the others are blank. */
  cut(glyphs: Iterable<number>): Buffer {
    const outlines = new Map<number, Buffer>();
    const add = (glyph: number) => {
      if (outlines.has(glyph)) return;
      const outline = this.#outlineOf(glyph);
      outlines.set(glyph, outline);
      for (const each of partsOf(outline)) add(each);
    };
    // Every font has the glyph for a missing character.
    for (const glyph of [0, ...glyphs]) add(glyph);
    const numbers = [...outlines.keys()].toSorted((one, other) => one - other);
    return this.#join({
      glyf: Buffer.concat(numbers.map((glyph) => outlines.get(glyph) ?? Buffer.alloc(0))),
      loca: this.#offsetsOf(outlines),
      hmtx: this.#widthsOf(numbers),
    });
  }

  #table(tag: string): Buffer {
    return this.#tables.get(tag) ?? Buffer.alloc(0);
  }

  #outlineOf(glyph: number): Buffer {
    const loca = this.#table('loca');
    const place = (index: number) => (this.#hasLongOffsets ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
    return this.#table('glyf').subarray(place(glyph), place(glyph + 1));
  }

  #offsetsOf(outlines: ReadonlyMap<number, Buffer>): Buffer {
    const loca = Buffer.alloc(this.#table('loca').length);
    let offset = 0;
    for (let index = 0; index * (this.#hasLongOffsets ? 4 : 2) < loca.length; index += 1) {
      if (this.#hasLongOffsets) loca.writeUInt32BE(offset, index * 4);
      else loca.writeUInt16BE(offset / 2, index * 2);
      offset += outlines.get(index)?.length ?? 0;
    }
    return loca;
  }

  /** The widths of these glyphs, and zeros for the others. The last glyphs of a font share the last width. */
  #widthsOf(glyphs: readonly number[]): Buffer {
    const all = this.#table('hmtx');
    const ownWidths = this.#table('hhea').readUInt16BE(34);
    const widths = Buffer.alloc(all.length);
    for (const glyph of [...glyphs, ownWidths - 1]) {
      const isOwn = glyph < ownWidths;
      const at = isOwn ? glyph * 4 : ownWidths * 4 + (glyph - ownWidths) * 2;
      all.copy(widths, at, at, at + (isOwn ? 4 : 2));
    }
    return widths;
  }

  #join(changed: Readonly<Record<string, Buffer>>): Buffer {
    const tables = needed.map((tag) => ({ tag, bytes: changed[tag] ?? this.#table(tag) })).filter(({ bytes }) => bytes.length > 0);
    const directory = Buffer.alloc(fontHead + tables.length * tableEntry);
    const largestPower = Math.floor(Math.log2(tables.length));
    directory.writeUInt32BE(0x10000, 0);
    directory.writeUInt16BE(tables.length, 4);
    directory.writeUInt16BE(tableEntry << largestPower, 6);
    directory.writeUInt16BE(largestPower, 8);
    directory.writeUInt16BE(tableEntry * tables.length - (tableEntry << largestPower), 10);
    const pieces: Buffer[] = [directory];
    let offset = directory.length;
    for (const [index, { tag, bytes }] of tables.entries()) {
      const at = fontHead + index * tableEntry;
      directory.write(tag, at, 'latin1');
      // PDF readers do not check the checksums, which stay 0.
      directory.writeUInt32BE(offset, at + 8);
      directory.writeUInt32BE(bytes.length, at + 12);
      const gap = -bytes.length & 3;
      pieces.push(bytes, Buffer.alloc(gap));
      offset += bytes.length + gap;
    }
    return Buffer.concat(pieces);
  }
}
