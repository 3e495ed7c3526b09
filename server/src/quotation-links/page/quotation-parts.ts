/** What the customer's page shows of a quotation: only what its PDF prints. Pictures have addresses of the link itself. */
import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { LabelledText, PrintableDocument, PrintedLine } from '@vikray/contract/printing/printable-document.ts';
import { html, type Html } from '../../platform/http/pages/html.ts';
import { mailLink, phoneLink } from './contact-links.ts';

/** A longer number, of a company with a long short name, may break on a phone. In characters. */
export const longestOnOneLine = 24;

/** Who offers what to whom. */
export function headPart({ title, numberLabel, number, date, validUntil, issuer, to }: PrintableDocument): Html {
  const facts = issuer.facts.map((fact) => html`${fact.label}: ${linked(fact)}`);
  return html`<header>
    ${issuer.image !== '' && html`<img class="logo" src="?logo" width="160" height="56" alt="${say.logoOf(issuer.name)}" />`}
    <p class="issuer">${issuer.name}</p>
    <p class="quiet lines">${asLines([...issuer.address, ...facts])}</p>
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

/** A fact of the issuing company, with a number to call or an address to write to as a link. */
function linked({ label, text }: LabelledText): Html {
  if (label === 'Phone') return phoneLink(text);
  return label === 'Email' ? mailLink(text) : html`${text}`;
}

/** Texts below each other, for an element that keeps line breaks. */
function asLines(texts: readonly (string | Html)[]): Html[] {
  return texts.map((text, index) => html`${index === 0 ? '' : '\n'}${text}`);
}

/** The lines and what they cost. */
export function costPart({ columns, lines, totals, grandTotal, footnote }: PrintableDocument): Html {
  const [serial = '', image = '', name = '', quantity = '', rate = '', total = ''] = columns;
  const isPictured = lines.some(({ photo }) => photo !== '');
  return html`<section>
    <h2>${say.products}</h2>
    <table class="${isPictured ? 'pictured' : ''}">
      <thead>
        <tr>
          <th>${serial}</th>
          ${isPictured && html`<th>${image}</th>`}
          <th>${name}</th>
          <th class="count">${quantity}</th>
          <th class="money">${rate}</th>
          <th class="money">${total}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => lineRow(line, isPictured))}
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

function lineRow({ number, photo, name, description, quantity, rate, total }: PrintedLine, isPictured: boolean): Html {
  const picture = photo !== '' && html`<img src="?photo=${number}" width="96" height="96" alt="" loading="lazy" decoding="async" />`;
  return html`<tr>
    <td class="number">${number}</td>
    ${isPictured && html`<td class="photo">${picture}</td>`}
    <td class="name"><strong>${name}</strong>${description !== '' && html`<div class="quiet lines">${description}</div>`}</td>
    <td class="count">${quantity}</td>
    <td class="money rate" data-count="${quantity}">${rate}</td>
    <td class="money total">${total}</td>
  </tr>`;
}

/** The terms, and who prepared the quotation. */
export function closingPart({ termsTitle, terms, preparer, note }: PrintableDocument): Html {
  const contact = [
    preparer.name,
    ...(preparer.mobile === '' ? [] : [phoneLink(preparer.mobile)]),
    ...(preparer.email === '' ? [] : [mailLink(preparer.email)]),
  ];
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
      <p class="lines">${asLines(contact)}</p>
      <p class="quiet">${note}</p>
    </section>`;
}
