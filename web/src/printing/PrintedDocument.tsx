import { layOutDocument } from '@vikray/contract/printing/document-layout.ts';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PaintedSheet } from './PaintedSheet.tsx';
import './printed-document.css';
import { usePrintedTypeface } from './printed-typeface.ts';

interface PrintedDocumentProps {
  readonly document: PrintableDocument;
  /** Called once if a picture or the logo cannot be loaded. */
  readonly onImageFailed?: () => void;
}

/**
 * A document as it prints: white sheets below each other on a grey background, in the dark theme too. In a narrow window the sheets shrink
 * to its width and can be opened in full size. Printing the page prints only the sheets.
 */
export function PrintedDocument({ document, onImageFailed }: PrintedDocumentProps) {
  const [isFullSize, setFullSize] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const hasReported = useRef(false);
  const refused = useMemo(() => whyUnprintable(document), [document]);
  const typeface = usePrintedTypeface(useMemo(() => JSON.stringify(document), [document]));
  const { image } = document.issuer;
  const logo = failed.has(image) ? '' : image;
  const sheets = useMemo(
    () => layOutDocument({ ...document, issuer: { ...document.issuer, image: logo } }, typeface),
    [document, logo, typeface],
  );

  function onPictureFailed(address: string): void {
    if (!hasReported.current) onImageFailed?.();
    hasReported.current = true;
    setFailed((before) => new Set([...before, address]));
  }

  return (
    <article className={isFullSize ? 'printed printed-full' : 'printed'} aria-label={`${document.title} ${document.number}`}>
      <div className="printed-tools">
        <Button onClick={() => setFullSize(!isFullSize)}>{isFullSize ? printedWords.fitToWidth : printedWords.fullSize}</Button>
      </div>
      {refused && <Note kind="warning" title={refused} />}
      <div className="printed-desk">
        {sheets.map((sheet) => (
          <PaintedSheet key={sheet.name} sheet={sheet} failed={failed} onPictureFailed={onPictureFailed} />
        ))}
      </div>
    </article>
  );
}
