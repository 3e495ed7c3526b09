import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { setPages } from '@vikray/contract/printing/printed-pages.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Note } from '../ui/page/Note.tsx';
import './printed-document.css';
import { usePrintedTypeface } from './printed-typeface.ts';
import { PrintedClosing } from './PrintedClosing.tsx';
import { PrintedLabelled } from './PrintedLabelled.tsx';
import { PrintedPaper } from './PrintedPaper.tsx';
import { PrintedProducts } from './PrintedProducts.tsx';

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
  const [failedLogo, setFailedLogo] = useState('');
  const hasReported = useRef(false);
  const { issuer } = document;
  const refused = useMemo(() => whyUnprintable(document), [document]);
  const typeface = usePrintedTypeface(useMemo(() => JSON.stringify(document), [document]));
  const pages = useMemo(
    () =>
      setPages(
        { ...document, issuer: { ...document.issuer, image: document.issuer.image === failedLogo ? '' : document.issuer.image } },
        typeface,
      ),
    [document, typeface, failedLogo],
  );

  function reportFailed(): void {
    if (!hasReported.current) onImageFailed?.();
    hasReported.current = true;
  }

  const sheets = [
    ...pages.productPages.map((products) => ({ products })),
    ...pages.annexurePages.map((annexure) => ({ annexure })),
    ...pages.closingPages.map((closing) => ({ closing })),
  ];
  return (
    <article className={isFullSize ? 'printed printed-full' : 'printed'} aria-label={`${document.title} ${document.number}`}>
      <div className="printed-tools">
        <Button onClick={() => setFullSize(!isFullSize)}>{isFullSize ? printedWords.fitToWidth : printedWords.fullSize}</Button>
      </div>
      {refused && <Note kind="warning" title={refused} />}
      <div className="printed-desk">
        {sheets.map((sheet, index) => (
          <PrintedPaper
            // A sheet is identified only by its index.
            key={index}
            letterhead={pages.letterhead}
            number={pages.number}
            page={index + 1}
            pageCount={pages.pageCount}
            overprint={pages.overprint}
            onLogoFailed={() => {
              setFailedLogo(issuer.image);
              reportFailed();
            }}
          >
            {'products' in sheet && <PrintedProducts page={sheet.products} pages={pages} onPhotoFailed={reportFailed} />}
            {'annexure' in sheet && <PrintedLabelled title={printedWords.annexure} {...sheet.annexure} />}
            {'closing' in sheet && <PrintedClosing closing={sheet.closing} pages={pages} />}
          </PrintedPaper>
        ))}
      </div>
    </article>
  );
}
