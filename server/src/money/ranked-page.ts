import { sql, type RawBuilder } from 'kysely';

/** The part of a list that a page shows. */
export interface RankedPart {
  readonly descending: boolean;
  /** The row after which the offset counts; absent for the start. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Ends a query that begins with the table `listed`: its rows of a page, by a day and then by their ids. */
export function rankedPage(day: string, id: string, { descending, after, offset, limit }: RankedPart): RawBuilder<unknown> {
  const order = descending ? sql`desc` : sql`asc`;
  const start = after === undefined ? sql`0` : sql`coalesce((select min(place) from ranked where ${sql.ref(id)} = ${after}), 0)`;
  return sql`, ranked as (
      select listed.*, row_number() over (order by ${sql.ref(day)} ${order}, ${sql.ref(id)} ${order}) as place from listed
    ) select * from ranked where place > ${start} + ${offset} and place <= ${start} + ${offset + limit} order by place`;
}
