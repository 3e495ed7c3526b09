/** Every page of the panel, with its dialogs and steps, in the order of the menu. */
import { expect, type Page } from '@playwright/test';
import { listOf } from '../steps.ts';

type Step = (page: Page) => Promise<void>;

/** A page or a state of a page. The steps lead from the address to that state. */
export interface WalkedPage {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a list that match a query, in wire names. */
async function rowsOf(page: Page, operation: string, query: Record<string, string> = {}): Promise<readonly Row[]> {
  const reply = await page.request.get(`/api/${operation}?${new URLSearchParams({ page: '1', pagesize: '30', ...query }).toString()}`);
  if (!reply.ok()) throw new Error(`${operation} answers ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()).data;
}

/** A page as its address shows it. */
const shown = (name: string, path: string): WalkedPage => ({ name, path, steps: [] });

const next: Step = (page) => page.locator('.wizard-buttons').getByRole('button', { name: 'Next', exact: true }).click();

const expectWizard: Step = (page) => expect(page.locator('.wizard-heads')).toBeVisible();

/** The steps of a saved record. */
function stepsOf(name: string, path: string, steps: number): WalkedPage[] {
  return Array.from({ length: steps }, (_, index) => ({
    name: `${name} ${index + 1}`,
    path,
    steps: [expectWizard, ...Array.from({ length: index }, () => next)],
  }));
}

async function pickFirst(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  const list = await listOf(field);
  await list.locator('.search-choice').first().click();
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Opens a dialog. Its code may still have to be loaded. */
const pressAndWait =
  (name: string | RegExp): Step =>
  async (page) => {
    await press(name)(page);
    await page.getByRole('dialog').waitFor();
  };

/** Types into the palette and waits for what it finds. */
async function findRecords(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).fill('202');
  await page.getByRole('option').first().waitFor();
}

/** Opens the call of the first follow-up: the panel at the right, or the drawer of a phone. */
async function openFirstFollowUp(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Done|Enter the outcome of)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
}

/** Opens the movements of the first product; on a phone, its row first. */
async function openMovements(page: Page): Promise<void> {
  const movements = page.getByRole('button', { name: /^Movements of/ }).first();
  if (!(await movements.isVisible())) await page.getByRole('button', { name: 'More' }).first().click();
  await movements.click();
  await page.getByRole('dialog', { name: /^Movements of/ }).waitFor();
}

const dispatchOne: Step = (page) =>
  page
    .getByRole('textbox', { name: /^Quantity to Dispatch Now/ })
    .first()
    .fill('1');

/** The records that fill the quotation builder. */
interface Wish {
  readonly customer: string;
  readonly product: string;
}

/** The quotation builder, filled up to each of its steps. */
function builderSteps({ customer, product }: Wish): WalkedPage[] {
  const fill: readonly Step[] = [
    async (page) => {
      await expect(page.getByLabel('Quotation Date')).toBeVisible();
      const field = page.getByRole('combobox', { name: 'Issuing Company' });
      if ((await field.count()) > 0 && (await field.inputValue()) === '') await pickFirst(page, 'Issuing Company', 'a');
    },
    async (page) => {
      await next(page);
      // A full name is chosen automatically.
      await pickFirst(page, 'Customer', customer.slice(0, Math.min(customer.length - 1, 60)));
      const contact = page.getByRole('combobox', { name: 'Contact Person' });
      await contact.click();
      const list = await listOf(contact);
      await list.getByRole('option').first().click();
    },
    async (page) => {
      await next(page);
      await page.getByPlaceholder('Search here....').fill(product.slice(0, 60));
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('article').getByRole('button', { name: /^Add/ }).click();
      await expect(page.getByText('Product added to cart.')).toBeVisible();
      await page.getByPlaceholder('Search here....').fill('');
      await expect(page.getByRole('article').nth(1)).toBeVisible();
    },
    next,
    next,
    next,
  ];
  return fill.map((_, index) => ({
    name: `add quotation ${index + 1}`,
    path: '/addquotation',
    steps: fill.slice(0, index + 1),
  }));
}

const enquiryPages = (path: string): WalkedPage[] => [
  shown('enquiry', path),
  { name: 'close enquiry', path, steps: [pressAndWait('Close Enquiry')] },
];

const extendPages = (path: string): WalkedPage[] => [{ name: 'extend quotation', path, steps: [pressAndWait('Extend Validity')] }];

const numberOf = (row: Row | undefined, key: string) => {
  if (row === undefined) throw new Error(`There is no row to take ${key} from`);
  return String(row[key]);
};

/** Every page of the panel that `page` is logged in to. `mark` finds the records to open; without it they are first in their lists. */
export async function walkedPages(page: Page, mark: string | undefined): Promise<WalkedPage[]> {
  const found: Record<string, string> = mark === undefined ? {} : { search: mark };
  const [customer] = await rowsOf(page, 'GetCustomerList', found);
  // The builder offers only products that are visible for purchase.
  const product = (await rowsOf(page, 'GetProductList', found)).find((row) => row['fld_visible'] === 'Yes');
  const [quotation] = await rowsOf(page, 'GetQuotation', found);
  const approvedOnes = await rowsOf(page, 'GetApprovedQuotation', found);
  const [approved] = approvedOnes;
  // Only a quotation with a validity can be extended, and the sample data has none.
  const dated = approvedOnes.find((row) => row['fld_validuntil'] !== '');
  const [order] = await rowsOf(page, 'GetOrderToDispatch', found);
  const [enquiry] = await rowsOf(page, 'GetDealList', { ...found, dealstate: 'Enquiry' });
  const [receipt] = await rowsOf(page, 'GetReceipt');
  const [user] = await rowsOf(page, 'GetUser', found);
  const reply = await page.request.post('/api/GetCompanyList', { data: { page: 1, pagesize: 15, ...found } });
  const [company]: readonly Row[] = (await reply.json()).data;
  const userId = numberOf(user, 'fld_userid');
  const customerName = numberOf(customer, 'fld_companyname');
  const productName = numberOf(product, 'fld_name');

  const approvedId = numberOf(approved, 'fld_quotationid');
  const approvedPath = `/viewquotation?id=${approvedId}`;
  const dealPath = `/deal?id=${numberOf(order, 'fld_dealid')}`;
  const dispatchPath = `/dispatch?id=${numberOf(order, 'fld_orderid')}`;
  return [
    shown('dashboard', '/dashboard'),
    { name: 'notifications', path: '/dashboard', steps: [press(/^Notifications/)] },
    { name: 'search', path: '/dashboard', steps: [pressAndWait('Search')] },
    { name: 'search with results', path: '/dashboard', steps: [pressAndWait('Search'), findRecords] },
    shown('help', '/help'),
    shown('customers', '/customerlist'),
    shown('customers none found', '/customerlist?search=qqzzqq'),
    shown('add customer', '/addcustomer'),
    ...stepsOf('view customer', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}`, 4),
    shown('customer sites', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Sites`),
    shown('customer deals', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Deals`),
    shown('customer timeline', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Timeline`),
    shown('customer money', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Money`),
    shown(
      'customer notes and files',
      `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=${encodeURIComponent('Notes & Files')}`,
    ),
    {
      name: 'merge customers',
      path: `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}`,
      steps: [pressAndWait('Merge with Another Customer')],
    },
    shown('products', '/productlist'),
    shown('add product', '/addproduct'),
    ...stepsOf('view product', `/viewproduct?id=${numberOf(product, 'fld_productid')}`, 3),
    shown(
      'product stock and timeline',
      `/viewproduct?id=${numberOf(product, 'fld_productid')}&view=${encodeURIComponent('Stock & Timeline')}`,
    ),
    shown('tax documents', '/taxdocuments'),
    shown('purchases', '/purchaselist'),
    shown('add purchase', '/addpurchase'),
    shown('shortages', '/shortages'),
    shown('stock list', '/stocklist'),
    { name: 'stock movements', path: '/stocklist', steps: [openMovements] },
    shown('stock count', '/addstockcount'),
    shown('quotations', '/quotationlist'),
    ...builderSteps({ customer: customerName, product: productName }),
    shown('quick quotation', '/quickquotation'),
    shown('view quotation', `/viewquotation?id=${numberOf(quotation, 'fld_quotationid')}`),
    shown('approved quotation', approvedPath),
    { name: 'more about a quotation', path: approvedPath, steps: [press('More')] },
    { name: 'mark quotation lost', path: approvedPath, steps: [press('More'), pressAndWait('Mark Lost')] },
    { name: 'links for the customer', path: approvedPath, steps: [pressAndWait('Share')] },
    ...(dated ? extendPages(`/viewquotation?id=${numberOf(dated, 'fld_quotationid')}`) : []),
    { name: 'revise quotation', path: `/addquotation?revise=${approvedId}`, steps: [press(/Quotation Preview/)] },
    shown('quotations of no status', '/quotationlist?shownstatus=Superseded&search=qqzzqq'),
    shown('deal', dealPath),
    { name: 'move quotation', path: dealPath, steps: [pressAndWait(/^Move /)] },
    shown('enquiries', '/enquiries'),
    { name: 'add enquiry', path: '/enquiries', steps: [pressAndWait('Add Enquiry')] },
    ...(enquiry ? enquiryPages(`/deal?id=${numberOf(enquiry, 'fld_dealid')}`) : []),
    shown('old quotations', '/oldquotation'),
    shown('orders', '/orderlist'),
    shown('order lines', '/orderlines'),
    shown('add order', '/addorder'),
    {
      name: 'order decided afresh',
      path: `/vieworder?id=${numberOf(order, 'fld_orderid')}`,
      steps: [pressAndWait('Decide Afresh')],
    },
    { name: 'change order', path: `/changeorder?id=${numberOf(order, 'fld_orderid')}`, steps: [press(/What Changes/)] },
    shown('generate order', `/generateorder?id=${approvedId}`),
    {
      name: 'generate order asked',
      path: `/generateorder?id=${approvedId}`,
      steps: [press('Generate Order')],
    },
    shown('dispatches', '/dispatchlist'),
    { name: 'return of goods', path: '/dispatchlist', steps: [pressAndWait(/^Add Return/)] },
    { name: 'cancelled dispatch', path: '/dispatchlist', steps: [pressAndWait(/^Cancel Dispatch/)] },
    shown('returns', '/returnlist'),
    shown('add dispatch', '/adddispatch'),
    shown('dispatch desk', '/dispatchdesk'),
    shown('dispatch desk by product', '/dispatchdesk?sort=product'),
    { name: 'dispatch sheet', path: '/dispatchdesk', steps: [press(/Tick all that can ship/), press(/^Dispatch$/)] },
    { name: 'dispatch 1', path: dispatchPath, steps: [press(/Order Details/)] },
    { name: 'dispatch 2', path: dispatchPath, steps: [dispatchOne] },
    { name: 'dispatch 3', path: dispatchPath, steps: [dispatchOne, next] },
    shown('receipts', '/receipts'),
    shown('add receipt', '/receipt'),
    ...(receipt ? [shown('view receipt', `/receipt?id=${numberOf(receipt, 'fld_receiptid')}`)] : []),
    shown('refunds', '/refunds'),
    shown('tds to be certified', '/deductions'),
    shown('tds by customer and quarter', '/deductions?by=Sums&certified=All'),
    shown('outstanding', '/outstanding'),
    shown('open bills', '/outstanding?by=Bill'),
    shown('open bills of a bucket', '/outstanding?by=Bill&bucket=NotDue'),
    shown('open deals', '/outstanding?by=Deal'),
    shown('collections', '/outstanding?by=Collections&all=1'),
    shown('statement', '/outstanding?by=Statement'),
    shown('credit notes', '/creditnotes'),
    { name: 'add credit note', path: '/creditnotes', steps: [pressAndWait('Add Credit Note')] },
    shown('sales report', '/reports'),
    shown('sales by customer', '/reports?by=customer&measure=Net+goods+value'),
    shown('funnel', '/reports?tab=Funnel'),
    shown('ageing', '/reports?tab=Ageing'),
    shown('unsold products', '/reports?tab=Unsold'),
    shown('sales calls', '/saleslist'),
    shown('users', '/userlist'),
    { name: 'reset password', path: '/userlist', steps: [pressAndWait(/^(Reset Password|More)/)] },
    shown('add user', '/adduser'),
    ...stepsOf('view user', `/viewuser?id=${userId}`, 4),
    shown('rights', '/adduserrights'),
    shown('assign rights', `/assignuserrights?id=${userId}`),
    { name: 'copy rights', path: `/assignuserrights?id=${userId}`, steps: [pressAndWait('Copy Rights')] },
    shown('companies', '/companylist'),
    shown('add company', '/addcompany'),
    shown('edit company', `/edit-company/${numberOf(company, 'fld_company_id')}`),
    shown('taxes', '/addtax'),
    { name: 'add tax', path: '/addtax', steps: [pressAndWait('Add New Tax')] },
    shown('mail templates', '/mailtemplates'),
    { name: 'add mail template', path: '/mailtemplates', steps: [pressAndWait('Add Mail Template')] },
    shown('terms', '/addterms'),
    { name: 'add term', path: '/addterms', steps: [pressAndWait('Add New Term')] },
    shown('brochures', '/downloadbrochure'),
    shown('import', '/import'),
    shown('audit log', '/auditlog'),
    shown('audit logins', '/auditlog?show=logins'),
    shown('private log', '/privatelog'),
    shown('my account', '/account'),
    { name: 'two-step sign-in', path: '/account', steps: [pressAndWait('Set Up')] },
    { name: 'add token', path: '/account', steps: [pressAndWait('Add Token')] },
    shown('backups', '/backups'),
    shown('system health', '/systemhealth'),
    shown('settings', '/settings'),
    shown('set-up', '/setup'),
    shown('approval queue', '/approvals?show=all'),
    shown('follow-ups', '/followups?due=All&whose=everybody'),
    { name: 'follow-up entered', path: '/followups?due=All&whose=everybody', steps: [openFirstFollowUp] },
    shown('approval limits', '/approvallimits'),
    { name: 'add limits', path: '/approvallimits', steps: [pressAndWait('Add Limits')] },
    shown('change password', '/changepassword'),
    shown('not found', '/nonsense'),
  ];
}

/** The widths that every page must fit, each with a typical height. */
export const windows = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/**
 * Opens a page, or a state of it, and waits until its data is shown. Goes on from `before`, the page that is open, if the way to the new
 * one leads through it.
 */
export async function openWalked(page: Page, { path, steps }: WalkedPage, before?: WalkedPage): Promise<void> {
  const isOnTheWay = before?.path === path && before.steps.every((step, index) => step === steps[index]);
  if (!isOnTheWay) {
    // The previous page may keep its draft until it is left.
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await settled(page);
  }
  for (const step of steps.slice(isOnTheWay ? before.steps.length : 0)) await step(page);
  await settled(page);
}

/** Waits until nothing loads, nothing moves, and everything has its place: a table fits its columns to a window in several steps. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true], .wizard-skeleton') &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // What a frame has set off, such as fitting a table again, is done before the browser is idle.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const places = () =>
      [...document.body.querySelectorAll('*')]
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
        .join();
    for (let before = '', now = places(); before !== now; now = places()) {
      before = now;
      await frame();
      await idle();
    }
  });
}
