import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { longest, type CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import { html, type Html } from '../../platform/http/pages/html.ts';

/** An answer as entered, and what is missing of it. */
export interface EnteredAnswer {
  /** Blank when none was chosen. */
  readonly answer: CustomerAnswer | '';
  readonly entries: URLSearchParams;
  /** The field of the form that is wrong; blank for the form as a whole. */
  readonly field: string;
  readonly sentence: string;
}

/** The hidden field of each form that says how many answers there were by the link when its page was made. */
export const answersBefore = 'answersbefore';

/** Where each answer stands on the page. Its form opens when the browser goes there, without script. */
const anchors = { Accept: 'accept', Change: 'change', Decline: 'decline' } as const satisfies Readonly<Record<CustomerAnswer, string>>;

/** The answers within reach of a thumb, on phones. */
export function answerBar(takesChanges: boolean): Html {
  return html`<nav class="bar" aria-label="${say.answer}">
    <a class="first" href="#${anchors.Accept}">${say.bar.Accept}</a>
    ${takesChanges && html`<a href="#${anchors.Change}">${say.bar.Change}</a>`}
    <a class="danger" href="#${anchors.Decline}">${say.bar.Decline}</a>
  </nav>`;
}

interface AnswerPart {
  readonly company: string;
  readonly takesChanges: boolean;
  readonly lostReasons: readonly string[];
  /** How many answers there are by the link. */
  readonly answerCount: number;
  readonly entered: EnteredAnswer | undefined;
}

/** The answers that the customer can give, each a form of its own that works without script. What was entered stays. */
export function answerPart({ company, takesChanges, lostReasons, answerCount, entered }: AnswerPart): Html {
  const form = (answer: CustomerAnswer, label: string, fields: (form: Entries) => Html): Html => {
    const own = entered?.answer === answer ? entered : undefined;
    const problem = own && html`<p class="at-fault" role="alert" id="fault">${own.sentence}</p>`;
    const anchor = anchors[answer];
    const looks = ['choice', answer === 'Decline' ? 'danger' : '', own ? 'open' : ''].filter(Boolean).join(' ');
    return html`<div class="${looks}" id="${anchor}">
      <h3><a href="#${anchor}">${label}</a></h3>
      <form method="post" action="#${anchor}" autocomplete="on">
        <input type="hidden" name="answer" value="${answer}" /><input
          type="hidden"
          name="${answersBefore}"
          value="${answerCount}"
        />${fields(entriesOf(own))}${problem}<button type="submit">${label}</button>
      </form>
    </div>`;
  };
  return html`<section class="answers" id="answer">
    <h2>${say.answer}</h2>
    ${form('Accept', say.accept, (own) => acceptFields(own, company))}
    ${takesChanges && form('Change', say.change, (own) => own.area('text', say.whatToChange, longest.text))}
    ${form('Decline', say.decline, (own) => declineFields(own, lostReasons))}
    <p class="quiet">${say.noFormNeeded}</p>
  </section>`;
}

interface Entries {
  readonly entry: (name: string) => string;
  readonly mark: (name: string) => Html | undefined;
  readonly text: (name: string, label: string, most: number, autocomplete?: string) => Html;
  readonly area: (name: string, label: string, most: number) => Html;
}

/** The fields of a form with what was entered before. */
function entriesOf(entered: EnteredAnswer | undefined): Entries {
  const entry = (name: string) => entered?.entries.get(name) ?? '';
  const mark = (name: string) => (entered?.field === name ? html` aria-invalid="true" aria-describedby="fault"` : undefined);
  return {
    entry,
    mark,
    text: (name, label, most, autocomplete = 'off') =>
      html`<label
        >${label} <input type="text" name="${name}" maxlength="${most}" autocomplete="${autocomplete}" value="${entry(name)}" ${mark(name)}
      /></label>`,
    area: (name, label, most) =>
      html`<label>${label} <textarea name="${name}" rows="3" maxlength="${most}" ${mark(name)}>${entry(name)}</textarea></label>`,
  };
}

function acceptFields(own: Entries, company: string): Html {
  return html`${own.text('name', say.name, longest.name, 'name')}
    ${own.text('designation', say.designation, longest.designation, 'organization-title')}
    <label class="tick"
      ><input type="checkbox" name="accept" value="Yes" ${own.entry('accept') !== '' && html` checked`}${own.mark('accept')} />
      <span>${say.acceptBox(company)}</span></label
    >
    ${own.text('ponumber', say.poNumber, longest.poNumber)} ${own.area('remark', say.remark, longest.remark)}`;
}

function declineFields(own: Entries, lostReasons: readonly string[]): Html {
  const chosen = own.entry('lostreason');
  const option = (reason: string) => html`<option${reason === chosen && html` selected`}>${reason}</option>`;
  return html`<label
      >${say.reason}<select name="lostreason" ${own.mark('lostreason')}>
        <option value="">${say.chooseReason}</option>
        ${lostReasons.map(option)}
      </select></label
    >
    ${own.area('remark', say.remark, longest.remark)}`;
}
