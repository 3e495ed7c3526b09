import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { fixedHtml, html, type Html } from '../../platform/http/pages/html.ts';
import { colourStyle } from './page-colours.ts';
import { pagePolicy, pageScript, pageStyle } from './page-parts.ts';

/** A page with the policy that it is sent with. */
export interface CustomerPage {
  readonly html: string;
  readonly policy: string;
}

interface Frame {
  readonly title: string;
  readonly content: Html;
  /** Lets the script note that the page is open. */
  readonly isToBeNoted?: boolean;
  /** The colour of the issuing company; absent for that of the panel. */
  readonly colour?: string | undefined;
}

/** A whole page with this content. */
export function pageFrame({ title, content, isToBeNoted = false, colour }: Frame): CustomerPage {
  const style = `${pageStyle}${colourStyle(colour)}`;
  const page = html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="format-detection" content="telephone=no"><title>${title}</title>
${fixedHtml(`<style>${style}</style>`)}</head>
<body${isToBeNoted && fixedHtml(' data-unopened')}><main>${content}</main>${isToBeNoted && fixedHtml(`<script>${pageScript}</script>`)}</body></html>`;
  return { html: page.html, policy: pagePolicy(style) };
}

/** What a customer wrote in a refused answer, so that they can copy it; nothing for blank words. */
export function unsentPart(words: string): Html {
  return html`${
    words !== '' &&
    html`<section>
      <h2>${say.notSent}</h2>
      <p class="lines">${words}</p>
    </section>`
  }`;
}

/** A page that says one sentence. `unsent` is what the customer wrote in a refused answer. */
export function sentencePage(sentence: string, unsent: string): CustomerPage {
  return pageFrame({
    title: sentence,
    content: html`<section class="notice"><h1>${sentence}</h1></section>
      ${unsentPart(unsent)}`,
  });
}
