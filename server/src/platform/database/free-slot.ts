/** A limit on rows that belong together: each has its own slot, numbered from 1. A unique constraint prevents shared slots. */
interface Slots<Inserted> {
  readonly most: number;
  taken(): Promise<readonly (number | null)[]>;
  /** Inserts the row in this slot. Returns nothing if another request takes the slot at the same time, as can happen on PostgreSQL. */
  insert(slot: number): Promise<Inserted | undefined>;
}

/** Inserts a row in the first free slot. Returns nothing when there is none. */
export async function insertInFreeSlot<Inserted>({ most, taken, insert }: Slots<Inserted>): Promise<Inserted | undefined> {
  for (;;) {
    const used = new Set(await taken());
    const slot = Array.from({ length: most }, (_, index) => index + 1).find((each) => !used.has(each));
    if (slot === undefined) return undefined;
    const inserted = await insert(slot);
    if (inserted) return inserted;
  }
}
