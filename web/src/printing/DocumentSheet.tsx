import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { ReactNode } from 'react';
import { notify } from '../platform/notify.tsx';
import '../ui/page/document-sheet.css';
import { PrintedDocument } from './PrintedDocument.tsx';

interface DocumentSheetProps {
  readonly document: PrintableDocument;
  readonly totalPaise: number;
  /** The actions, below the signatory. */
  readonly children?: ReactNode;
}

/** A quotation or order as it prints, with the signatory and the total beside it. */
export function DocumentSheet({ document, totalPaise, children }: DocumentSheetProps) {
  const { issuer, preparer, grandTotal, title } = document;
  return (
    <div className="quotation-desk" role="region" aria-label={title} tabIndex={0} data-read-first>
      <div className="quotation-paper">
        <PrintedDocument document={document} onImageFailed={() => notify.warning(say.imageFailed)} />
      </div>
      <aside className="signatory" aria-label="Signatory">
        <p>
          <span>For</span>
          <strong>{issuer.name}</strong>
        </p>
        <p className="signatory-preparer">
          <span>Prepared by</span>
          <strong>{preparer.name}</strong>
          <span className="signatory-contact">{preparer.mobile && `+91 ${preparer.mobile}`}</span>
          <span className="signatory-contact">{preparer.email}</span>
        </p>
        <p className="signatory-sum">
          <span>{grandTotal.label}</span>
          <strong className="signatory-total tabular">{formatRupees(totalPaise)}</strong>
        </p>
        {children}
      </aside>
    </div>
  );
}
