import type { AnswerOf } from '@vikray/contract/operations.ts';
import { bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets, type Bucket, type HeldMoney } from '@vikray/contract/money/outstanding.ts';
import { ListSums, type ListSum } from '../ui/lists/ListSums.tsx';
import { amountOf } from './bucket-amounts.ts';
import type { OutstandingAddress } from './outstanding-search.ts';

type Sums = AnswerOf<'GetOutstandingSums'>[number];

interface OutstandingSumsProps {
  readonly by: 'Customer' | 'Bill' | 'Deal';
  readonly sums: Sums | undefined;
  readonly address: OutstandingAddress;
  readonly search: string;
}

/**
 * The sums of all rows on all pages. Those of what is open lead to its bills, where these are the bills of the same customers, and those of
 * other money to the customers who have it. The rows of Net are the list itself.
 */
export function OutstandingSums({ by, sums, address, search }: OutstandingSumsProps) {
  const { customerid, companyid, ownerid, asof, bucket: chosen, promise, owing, holding } = address;
  const shared = { customerid, companyid, ownerid, asof, search: search || undefined };
  const opening: Opening = {
    bills(label, paise, bucket) {
      const opensAll = promise === undefined && holding === undefined && (chosen === undefined || chosen === bucket);
      return { label, paise, ...(opensAll && { opens: { page: 'outstanding', search: { ...shared, by: 'Bill', bucket } } }) };
    },
    holders: (money, paise) => ({
      label: money,
      paise,
      ...(holding !== money && { opens: { page: 'outstanding', search: { ...shared, bucket: chosen, promise, owing, holding: money } } }),
    }),
  };
  return <ListSums label="Sums" sums={sums && sumsOf(by, sums, chosen, opening)} />;
}

/** Sums with the rows that they open. */
interface Opening {
  readonly bills: (label: string, paise: number, bucket?: Bucket) => ListSum;
  readonly holders: (money: HeldMoney, paise: number) => ListSum;
}

/** The sums that the rows have. Those that are seldom there are shown only if they are. */
function sumsOf(by: OutstandingSumsProps['by'], sums: Sums, bucket: Bucket | undefined, { bills, holders }: Opening): ListSum[] {
  const open = { label: 'Open', paise: sums.open };
  if (by === 'Bill') return bucket ? [{ label: bucketNames[bucket], paise: amountOf(sums, bucket) }, open] : [open];
  if (by === 'Deal') return [open, { label: 'Advance', paise: sums.advance }];
  const aged = buckets.filter((each) => each !== 'Disputed' || sums.disputed !== 0);
  const others = [holders('Advance', sums.advance), holders('On Account', sums.onAccount), holders('In Cheques', sums.cheques)];
  return [
    bills('Open', sums.open),
    ...aged.map((each) => bills(bucketNames[each], amountOf(sums, each), each)),
    ...others.filter(({ paise }) => paise !== 0),
    { label: 'Net', paise: sums.net },
  ];
}
