import type { TablePlace } from './place-of.ts';

/** Marks a pincode whose State is not certain. */
const uncertain = '?';
const width = 140;

/**
 * The table as text. Each block begins with three digits and a State, `560=Karnataka`. Runs of pincodes follow by their last three digits,
 * with or without a city: `001-103 Bengaluru`. A run includes numbers that the directory does not have.
 */
export function writeTable(places: ReadonlyMap<string, TablePlace>): string {
  const blocks = Map.groupBy([...places.keys()].toSorted(), (pincode) => pincode.slice(0, 3));
  return [...blocks].flatMap(([beginning, pincodes]) => writeBlock(beginning, runsOf(pincodes, places))).join('\n');
}

interface Run extends TablePlace {
  readonly first: string;
  last: string;
}

function runsOf(pincodes: readonly string[], places: ReadonlyMap<string, TablePlace>): Run[] {
  const runs: Run[] = [];
  for (const pincode of pincodes) {
    const place = places.get(pincode) ?? {};
    const before = runs.at(-1);
    const last = pincode.slice(3);
    if (before && before.state === place.state && before.city === place.city) before.last = last;
    else runs.push({ first: last, last, ...place });
  }
  return runs;
}

/** The lines for one beginning, one State after the other. A long line continues on the next, after a space. */
function writeBlock(beginning: string, runs: readonly Run[]): string[] {
  return [...Map.groupBy(runs, (run) => run.state ?? uncertain)].flatMap(([state, ofState]) => {
    const lines = [`${beginning}=${state}`];
    for (const entry of ofState.map(writeRun)) {
      const longer = `${lines.at(-1) ?? ''}|${entry}`;
      if (longer.length <= width) lines[lines.length - 1] = longer;
      else lines.push(`|${entry}`);
    }
    return lines;
  });
}

function writeRun({ first, last, city }: Run): string {
  const numbers = first === last ? first : `${first}-${last}`;
  return city === undefined ? numbers : `${numbers} ${city}`;
}
