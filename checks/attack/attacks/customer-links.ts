/** Attacks on the only page without a login: a customer's link, its answers and its pictures. */
import type { Caller } from '../../../testing/panel/caller.ts';
import { acceptance, addLink, postForm } from '../../../testing/builders/quotation-links.ts';
import type { Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

/** Links to two quotations of the sample data, the first with photos, and how many lines that has. */
async function openLinks({ admin }: Office) {
  const { rows } = await admin.call('GetApprovedQuotation', { page: 1, pageSize: 50 });
  const open = rows.filter(({ shownStatus, customerAnswer }) => shownStatus === 'Approved' && customerAnswer === '');
  const [own, other] = open;
  if (!own || !other) throw new Error('the sample data has no two approved quotations');
  const lines = await admin.call('GetQuotationProduct', { quotationId: own.quotationId });
  return { own: await addLink(admin, own.quotationId), other: await addLink(admin, other.quotationId), lines };
}

/** Numbers that no line has, and texts that try to be another address. */
const noNumbers = ['', "1' or '1'='1"].concat(
  '0 -1 1.5 1e0 01 +1 ९ 99999 99999999999999999999 NaN ../1 1/../2 %2e%2e%2f1 1%00 1;2 <script> [object]'.split(' '),
);

async function statusesOf(visitor: Caller, paths: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await visitor.fetch(path)).status);
  return statuses;
}

export const customerLinks: readonly Attack[] = [
  {
    name: 'pictures of a link: numbers of no line, guessed tokens, hashes, and after its end',
    goal: unnoticed,
    async run(office) {
      const visitor = office.visitor();
      const { own, other, lines } = await openLinks(office);
      const faults: string[] = [];
      const strange = [...noNumbers, String(lines.length + 1)].map((number) => `${own.path}?photo=${number}`);
      if ((await statusesOf(visitor, strange)).some((status) => status !== 404)) faults.push('a picture of no line');
      const hashes = lines.flatMap(({ photo }) => (photo === '' ? [] : [photo, `${other.path}?photo=${photo}`, `/q${photo}`]));
      if ((await statusesOf(visitor, hashes)).some((status) => ![401, 404].includes(status))) faults.push('a picture by its hash');
      const guessed = `${own.path.slice(0, -3)}AAA`;
      const [there, nowhere] = [await visitor.fetch(`${guessed}?photo=1`), await visitor.fetch(`${guessed}?photo=9999`)];
      if (there.status !== 404 || there.text !== nowhere.text) faults.push('a guessed token that says something');
      const shown = await visitor.fetch(`${own.path}?logo`);
      if (shown.headers.get('content-security-policy') !== 'sandbox') faults.push('a picture that may run as a page');
      if (shown.headers.get('cache-control') !== 'no-store') faults.push('a picture that is stored');
      if (shown.headers.getSetCookie().length > 0) faults.push('a cookie');
      await office.admin.call('WithdrawQuotationLink', { linkId: own.linkId });
      const ended = await Promise.all(['?logo', '?photo=1', '?photo=9999', ''].map((more) => visitor.fetch(own.path + more)));
      if (new Set(ended.map(({ status, text }) => `${status} ${text}`)).size > 1) faults.push('an ended link that says what it had');
      if (ended[0]?.status !== 410) faults.push('a picture after the end of its link');
      return {
        tries: strange.length + hashes.length + 2 + ended.length,
        summary: faults.length === 0 ? 'only pictures of its own lines, only while it is live' : faults.join(', '),
        isRepelled: faults.length === 0,
      };
    },
  },
  {
    name: 'a link opened 200 times at once, with 2,100 pictures',
    goal: unnoticed,
    async run(office) {
      const visitor = office.visitor();
      const { own } = await openLinks(office);
      const pages = await Promise.all(Array.from({ length: 200 }, () => visitor.fetch(own.path)));
      const pictures: number[] = [];
      const queue = Array.from({ length: 2100 }, () => `${own.path}?logo`);
      const fetchAll = async () => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop()) pictures.push((await visitor.fetch(path)).status);
      };
      await Promise.all(Array.from({ length: 20 }, fetchAll));
      const limited = (statuses: readonly number[], most: number) => statuses.filter((status) => status === 200).length <= most;
      const views = pages.map(({ status }) => status);
      return {
        tries: views.length + pictures.length,
        summary: `pages ${tally(views)}; pictures ${tally(pictures)}`,
        isRepelled: limited(views, 120) && limited(pictures, 2000) && [...views, ...pictures].every((status) => status < 500),
      };
    },
  },
  {
    name: 'an acceptance sent 40 times at once, with scripts in every field',
    goal: unnoticed,
    async run(office) {
      const visitor = office.visitor();
      const { own } = await openLinks(office);
      const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
      const fields = { ...acceptance, name: evil.slice(0, 100), ponumber: '<b>7</b>', remark: evil };
      const replies = await Promise.all(Array.from({ length: 40 }, () => postForm(visitor, own.path, fields)));
      const page = await visitor.fetch(own.path);
      const accepted = replies.filter(({ status }) => status === 303).length;
      const runs = [...replies, page].some(({ text }) => /<script>alert|<img src=x|<b>7/.test(text));
      return {
        tries: replies.length,
        summary: `${tally(replies.map(({ status }) => status))}${runs ? '; a script in a page' : ''}`,
        isRepelled: accepted === 1 && !runs,
      };
    },
  },
];
