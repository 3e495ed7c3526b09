/** A record with wire names, as a request would contain it. */
export type Wire = Readonly<Record<string, unknown>>;
