/** A row of `sqlite_stat1`: a table, one of its indexes, and its numbers of rows: all, and those that share the first columns. */
export type IndexStatistics = readonly [table: string, index: string, numbers: string];
