import type { AnswerOf } from '@vikray/contract/operations.ts';
import { bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets, type Bucket } from '@vikray/contract/money/outstanding.ts';
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

/** The sums of all rows on all pages. Those of what is open lead to its bills, where these are the bills of the same customers. */
export function OutstandingSums({ by, sums, address, search }: OutstandingSumsProps) {
  const { customerid, companyid, ownerid, asof, bucket: chosen, promise } = address;
  const shared = { customerid, companyid, ownerid, asof, search: search || undefined, by: 'Bill' };
  function opening(label: string, paise: number, bucket?: Bucket): ListSum {
    const opensAll = promise === undefined && (chosen === undefined || chosen === bucket);
    return { label, paise, ...(opensAll && { opens: { page: 'outstanding', search: { ...shared, bucket } } }) };
  }
  return <ListSums label="Sums" sums={sums && sumsOf(by, sums, chosen, opening)} />;
}

/** The sums that the rows have. Those that are seldom there are shown only if they are. */
function sumsOf(
  by: OutstandingSumsProps['by'],
  sums: Sums,
  bucket: Bucket | undefined,
  opening: (label: string, paise: number, bucket?: Bucket) => ListSum,
): ListSum[] {
  const open = { label: 'Open', paise: sums.open };
  const advance = { label: 'Advance', paise: sums.advance };
  if (by === 'Bill') return bucket ? [{ label: bucketNames[bucket], paise: amountOf(sums, bucket) }, open] : [open];
  if (by === 'Deal') return [open, advance];
  const aged = buckets.filter((each) => each !== 'Disputed' || sums.disputed !== 0);
  const others = [advance, { label: 'On Account', paise: sums.onAccount }, { label: 'Of This in Cheques', paise: sums.cheques }];
  return [
    opening('Open', sums.open),
    ...aged.map((each) => opening(bucketNames[each], amountOf(sums, each), each)),
    ...others.filter(({ paise }) => paise !== 0),
    { label: 'Net', paise: sums.net },
  ];
}
