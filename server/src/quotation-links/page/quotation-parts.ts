/** What the customer's page shows of a quotation: only what its PDF prints. */
import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { PrintableDocument, PrintedLine } from '@vikray/contract/printing/printable-document.ts';
import { html, type Html } from '../../platform/http/pages/html.ts';

/** A longer number, of a company with a long short name, may break on a phone. In characters. */
const longestOnOneLine = 24;

/** Who offers what to whom. */
export function headPart({ title, numberLabel, number, date, validUntil, issuer, to }: PrintableDocument): Html {
  return html`<header>
    <p class="issuer">${issuer.name}</p>
    <p class="quiet lines">${[...issuer.address, ...issuer.facts.map(({ label, text }) => `${label}: ${text}`)].join('\n')}</p>
    <h1>${title}</h1>
    <dl class="facts">
      <dt>${numberLabel}</dt>
      <dd class="${number.length > longestOnOneLine ? '' : 'whole'}">${number}</dd>
      <dt>${say.date}</dt>
      <dd>${date}</dd>
      ${
        validUntil !== '' &&
        html`<dt>${say.validUntil}</dt>
          <dd>${validUntil}</dd>`
      }
      <dt>${say.to}</dt>
      <dd class="lines">${[to.name, ...to.address, to.attention].join('\n')}</dd>
    </dl>
  </header>`;
}

/** The lines and what they cost. */
export function costPart({ columns, lines, totals, grandTotal, footnote }: PrintableDocument): Html {
  const [serial = '', , name = '', quantity = '', rate = '', total = ''] = columns;
  return html`<section>
    <h2>${say.products}</h2>
    <table>
      <thead>
        <tr>
          <th>${serial}</th>
          <th>${name}</th>
          <th class="count">${quantity}</th>
          <th class="money">${rate}</th>
          <th class="money">${total}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(lineRow)}
      </tbody>
    </table>
    <dl class="totals">
      ${totals.map(
        ({ label, text }) =>
          html`<dt>${label}</dt>
            <dd>${text}</dd>`,
      )}
      <dt class="grand">${grandTotal.label}</dt>
      <dd class="grand">${grandTotal.text}</dd>
    </dl>
    ${footnote !== '' && html`<p class="quiet">${footnote}</p>`}
  </section>`;
}

function lineRow({ number, name, description, quantity, rate, total }: PrintedLine): Html {
  return html`<tr>
    <td class="number">${number}</td>
    <td class="name"><strong>${name}</strong>${description !== '' && html`<div class="quiet lines">${description}</div>`}</td>
    <td class="count">${quantity}</td>
    <td class="money rate" data-count="${quantity}">${rate}</td>
    <td class="money total">${total}</td>
  </tr>`;
}

/** The terms, and who prepared the quotation. */
export function closingPart({ termsTitle, terms, preparer, note }: PrintableDocument): Html {
  return html`<section>
      <h2>${termsTitle}</h2>
      <dl class="terms">
        ${terms.map(
          ({ label, text }) =>
            html`<dt>${label}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
    </section>
    <section>
      <h2>${say.preparedBy}</h2>
      <p class="lines">${[preparer.name, preparer.mobile, preparer.email].filter(Boolean).join('\n')}</p>
      <p class="quiet">${note}</p>
    </section>`;
}
