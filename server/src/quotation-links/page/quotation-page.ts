import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { HowToPay } from '@vikray/contract/money/how-to-pay.ts';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { html } from '../../platform/http/pages/html.ts';
import { answerBar, answerPart, type EnteredAnswer } from './answer-part.ts';
import { pageFrame, unsentPart, type CustomerPage } from './page-frame.ts';
import { payPart } from './pay-part.ts';
import { closingPart, costPart, headPart } from './quotation-parts.ts';

/** Where the sentence about an answer stands. */
export const answeredAnchor = 'answered';

interface QuotationPage {
  readonly document: PrintableDocument;
  /** What became of the quotation or of an answer; blank for nothing. */
  readonly sentence: string;
  /** Whether the customer can answer now. */
  readonly isOpen: boolean;
  /** Whether they can still ask for a change. */
  readonly takesChanges: boolean;
  readonly lostReasons: readonly string[];
  /** How many answers there are by the link. */
  readonly answerCount: number;
  readonly entered?: EnteredAnswer | undefined;
  /** What the customer wrote in a refused answer; blank for nothing. */
  readonly unsent: string;
  readonly isToBeNoted?: boolean | undefined;
  /** How to pay; undefined before the quotation is accepted. */
  readonly pay?: HowToPay | undefined;
  /** The colour of the issuing company; undefined for that of the panel. */
  readonly colour?: string | undefined;
}

/** The page of a link that opens its quotation. */
export function quotationPage(page: QuotationPage): CustomerPage {
  const { document, sentence, isOpen, takesChanges, lostReasons, answerCount, entered, unsent, isToBeNoted = false, pay, colour } = page;
  const isWrong = entered !== undefined && sentence === '';
  const content = html`${sentence !== '' && html`<section class="notice" id="${answeredAnchor}" role="status"><p>${sentence}</p></section>`}${unsentPart(unsent)}
    ${isWrong && html`<section class="wrong"><p>${entered.sentence}</p></section>`} ${pay && payPart(pay, document.number)}
    ${headPart(document)}
    <section class="paper">
      <a class="button" href="?pdf" download>${say.download}</a>
      ${isOpen && html`<a class="button to-answer" href="#answer">${say.answer}</a>`}
    </section>
    ${costPart(document)}${closingPart(document)}
    ${isOpen && answerPart({ company: document.to.name, takesChanges, lostReasons, answerCount, entered })}
    ${isOpen && answerBar(takesChanges)}`;
  return pageFrame({ title: `${document.title} ${document.number}`, content, isToBeNoted, colour });
}
