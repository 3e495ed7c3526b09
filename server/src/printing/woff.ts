import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const fontHead = 12;
const fontEntry = 16;

const padded = (length: number) => (length + 3) & ~3;

/** Unpacks a WOFF file into the font that font programs read. https://www.w3.org/TR/WOFF/ */
export function unpackWoff(woff: Buffer): Buffer {
  const tableCount = woff.readUInt16BE(12);
  const directory = Buffer.alloc(fontHead + fontEntry * tableCount);
  const largestPower = Math.floor(Math.log2(tableCount));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tableCount, 4);
  directory.writeUInt16BE(fontEntry << largestPower, 6);
  directory.writeUInt16BE(largestPower, 8);
  directory.writeUInt16BE(fontEntry * tableCount - (fontEntry << largestPower), 10);

  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < tableCount; index += 1) {
    const from = woffHead + woffEntry * index;
    const [packedAt = 0, packedLength = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((place) => woff.readUInt32BE(from + place));
    const packed = woff.subarray(packedAt, packedAt + packedLength);
    const table = Buffer.alloc(padded(length));
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const to = fontHead + fontEntry * index;
    woff.copy(directory, to, from, from + 4);
    for (const [place, value] of [checksum, offset, length].entries()) directory.writeUInt32BE(value, to + 4 + place * 4);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}
