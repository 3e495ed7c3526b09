import { DownloadIcon } from '../ui/icons/DownloadIcon.tsx';
import { FileIcon } from '../ui/icons/FileIcon.tsx';
import type { TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import { fileSize } from './file-size.ts';

/** An attached file: its small picture or an icon, its size, and the link that downloads it. */
export function EntryFile({ entry: { url, thumbnailUrl, size = 0, text } }: { readonly entry: TimelineEntry }) {
  return (
    <a className="entry-file" href={url} download aria-label={`${text}, ${fileSize(size)}`}>
      {thumbnailUrl === undefined ? <FileIcon /> : <img src={thumbnailUrl} alt="" loading="lazy" />}
      <span>{fileSize(size)}</span>
      <DownloadIcon />
    </a>
  );
}
