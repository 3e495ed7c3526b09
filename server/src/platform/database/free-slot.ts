/** A limit on rows that belong together: each has a slot of its own, numbered from 1, and a unique constraint keeps two from sharing one. */
interface Slots<Inserted> {
  readonly most: number;
  /** The slots that are taken. */
  taken(): Promise<readonly (number | null)[]>;
  /** Inserts the row in this slot. Returns nothing if another request has taken the slot at the same moment, as it can on PostgreSQL. */
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
