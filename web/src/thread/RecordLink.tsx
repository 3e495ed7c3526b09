import { noticePages } from '@vikray/contract/notices/notice.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { pagePath, PageLink, usePageExists } from '../ui/page/PageLink.tsx';

const pages = new Map<string, string>(Object.entries(noticePages));

/** Whether a kind of record has a page. */
export function isLinked(record: string): boolean {
  return pages.has(record);
}

interface RecordLinkProps {
  readonly record: string;
  readonly recordId: number;
  readonly text: string;
}

/** A text that leads to a record, if this panel has a page for it. */
export function RecordLink({ record, recordId, text }: RecordLinkProps) {
  const exists = usePageExists();
  const page = pages.get(record) ?? '';
  if (!exists(page)) return <span>{unbreakableNumbers(text)}</span>;
  return (
    <PageLink page={pagePath(page).slice(1)} search={{ id: recordId }}>
      {unbreakableNumbers(text)}
    </PageLink>
  );
}
