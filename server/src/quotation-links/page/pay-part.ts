/** How to pay, on the page of an accepted quotation (PAY-20): the account and a QR code. The page takes no payment. */
import { howToPayMessages as say } from '@vikray/contract/money/how-to-pay-messages.ts';
import type { HowToPay } from '@vikray/contract/money/how-to-pay.ts';
import { encode } from 'uqr';
import { longestOnOneLine } from './quotation-parts.ts';
import { fixedHtml, html, type Html } from '../../platform/http/pages/html.ts';

/** Where to pay and how much; the thanks alone once nothing is asked. */
export function payPart({ amount, account, upi }: HowToPay, number: string): Html {
  if (amount === '')
    return html`<section class="pay">
      <h2>${say.title}</h2>
      <p>${say.received}</p>
    </section>`;
  return html`<section class="pay">
    <h2>${say.title}</h2>
    <dl class="facts">
      <dt>${say.payNow}</dt>
      <dd class="asked">${amount}</dd>
      ${account.map(
        ({ label, text }) =>
          html`<dt>${label}</dt>
            <dd>${text}</dd>`,
      )}
      <dt>${say.quoteLabel}</dt>
      <dd class="${number.length > longestOnOneLine ? '' : 'whole'}">${number}</dd>
    </dl>
    ${
      upi !== '' &&
      html`${qrCode(upi)}
        <p><a class="button" href="${upi}">${say.openApp}</a></p>`
    }
    <p class="quiet">${say.notTaken}</p>
  </section>`;
}

/** The code in black on white, with the four free modules around it that a camera needs. Only places of modules go into its HTML. */
function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const box = `viewBox="0 0 ${size} ${size}" width="220" height="220" role="img" shape-rendering="crispEdges"`;
  return html`${fixedHtml(`<svg class="qr" ${box} aria-label="`)}${say.qrName}${fixedHtml(
    `"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`,
  )}`;
}
