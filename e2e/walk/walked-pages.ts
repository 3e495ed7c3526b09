/** Every page of the panel, with its dialogs and steps, in the order of the menu. */
import { expect, type Page } from '@playwright/test';
import { listOf } from '../steps.ts';

/** A page or a state of a page. `open` leads from the address to that state. */
export interface WalkedPage {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a list that match a query, in wire names. */
async function rowsOf(page: Page, operation: string, query: Record<string, string> = {}): Promise<readonly Row[]> {
  const reply = await page.request.get(`/api/${operation}?${new URLSearchParams({ page: '1', pagesize: '30', ...query }).toString()}`);
  if (!reply.ok()) throw new Error(`${operation} answers ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()).data;
}

const next = (page: Page) => page.locator('.wizard-buttons').getByRole('button', { name: 'Next' }).click();

/** The steps of a saved record. */
function stepsOf(name: string, path: string, steps: number): WalkedPage[] {
  return Array.from({ length: steps }, (_, index) => ({
    name: `${name} ${index + 1}`,
    path,
    open: async (page: Page) => {
      await expect(page.locator('.wizard-heads')).toBeVisible();
      for (let step = 0; step < index; step++) await next(page);
    },
  }));
}

async function pickFirst(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  const list = await listOf(field);
  await list.locator('.search-choice').first().click();
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens a dialog. Its code may still have to be loaded. */
const pressAndWait = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Opens the call of the first follow-up: the panel at the right, or the drawer of a phone. */
async function openFirstFollowUp(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Done|Enter the outcome of)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
}

/** The records that fill the quotation builder. */
interface Wish {
  readonly customer: string;
  readonly product: string;
}

/** The quotation builder, filled up to each of its steps. */
function builderSteps({ customer, product }: Wish): WalkedPage[] {
  const fill: readonly ((page: Page) => Promise<void>)[] = [
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
      await list.locator('.ant-select-item-option').first().click();
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
    open: async (page) => {
      for (const step of fill.slice(0, index + 1)) await step(page);
    },
  }));
}

const enquiryPages = (path: string): WalkedPage[] => [
  { name: 'enquiry', path },
  { name: 'close enquiry', path, open: pressAndWait('Close Enquiry') },
];

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
  const [approved] = await rowsOf(page, 'GetApprovedQuotation', found);
  const [order] = await rowsOf(page, 'GetOrderToDispatch', found);
  const [enquiry] = await rowsOf(page, 'GetDealList', { ...found, dealstate: 'Enquiry' });
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
    { name: 'dashboard', path: '/dashboard' },
    { name: 'notifications', path: '/dashboard', open: press(/^Notifications/) },
    { name: 'customers', path: '/customerlist' },
    { name: 'customers none found', path: '/customerlist?search=qqzzqq' },
    { name: 'add customer', path: '/addcustomer' },
    ...stepsOf('view customer', `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}`, 4),
    { name: 'customer sites', path: `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Sites` },
    { name: 'customer deals', path: `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Deals` },
    { name: 'customer timeline', path: `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=Timeline` },
    {
      name: 'customer notes and files',
      path: `/viewcustomer?id=${numberOf(customer, 'fld_customerid')}&view=${encodeURIComponent('Notes & Files')}`,
    },
    { name: 'products', path: '/productlist' },
    { name: 'add product', path: '/addproduct' },
    ...stepsOf('view product', `/viewproduct?id=${numberOf(product, 'fld_productid')}`, 3),
    {
      name: 'product stock and timeline',
      path: `/viewproduct?id=${numberOf(product, 'fld_productid')}&view=${encodeURIComponent('Stock & Timeline')}`,
    },
    { name: 'tax documents', path: '/taxdocuments' },
    { name: 'purchases', path: '/purchaselist' },
    { name: 'add purchase', path: '/addpurchase' },
    { name: 'quotations', path: '/quotationlist' },
    ...builderSteps({ customer: customerName, product: productName }),
    { name: 'view quotation', path: `/viewquotation?id=${numberOf(quotation, 'fld_quotationid')}` },
    { name: 'approved quotation', path: approvedPath },
    { name: 'copy quotation', path: approvedPath, open: press(/^Copy/) },
    { name: 'mark quotation lost', path: approvedPath, open: pressAndWait('Mark Lost') },
    { name: 'links for the customer', path: approvedPath, open: pressAndWait('Share') },
    { name: 'extend quotation', path: approvedPath, open: pressAndWait('Extend Validity') },
    { name: 'revise quotation', path: `/addquotation?revise=${approvedId}`, open: press(/Quotation Preview/) },
    { name: 'quotations of no status', path: '/quotationlist?shownstatus=Superseded&search=qqzzqq' },
    { name: 'deal', path: dealPath },
    { name: 'move quotation', path: dealPath, open: pressAndWait(/^Move /) },
    { name: 'enquiries', path: '/enquiries' },
    { name: 'add enquiry', path: '/enquiries', open: pressAndWait('Add Enquiry') },
    ...(enquiry ? enquiryPages(`/deal?id=${numberOf(enquiry, 'fld_dealid')}`) : []),
    { name: 'old quotations', path: '/oldquotation' },
    { name: 'orders', path: '/orderlist' },
    { name: 'add order', path: '/addorder' },
    { name: 'generate order', path: `/generateorder?id=${approvedId}` },
    {
      name: 'generate order asked',
      path: `/generateorder?id=${approvedId}`,
      open: press('Generate Order'),
    },
    { name: 'dispatches', path: '/dispatchlist' },
    { name: 'add dispatch', path: '/adddispatch' },
    { name: 'dispatch 1', path: dispatchPath },
    {
      name: 'dispatch 2',
      path: dispatchPath,
      open: async (shown) => {
        await next(shown);
        await shown
          .getByRole('textbox', { name: /^Quantity to Dispatch Now/ })
          .first()
          .fill('1');
      },
    },
    {
      name: 'dispatch 3',
      path: dispatchPath,
      open: async (shown) => {
        await next(shown);
        await shown
          .getByRole('textbox', { name: /^Quantity to Dispatch Now/ })
          .first()
          .fill('1');
        await next(shown);
      },
    },
    { name: 'sales calls', path: '/saleslist' },
    { name: 'users', path: '/userlist' },
    {
      name: 'reset password',
      path: '/userlist',
      open: (shown) =>
        shown
          .getByRole('button', { name: /^(Reset Password|More)/ })
          .first()
          .click(),
    },
    { name: 'add user', path: '/adduser' },
    ...stepsOf('view user', `/viewuser?id=${userId}`, 4),
    { name: 'rights', path: '/adduserrights' },
    { name: 'assign rights', path: `/assignuserrights?id=${userId}` },
    { name: 'copy rights', path: `/assignuserrights?id=${userId}`, open: press('Copy Rights') },
    { name: 'companies', path: '/companylist' },
    { name: 'add company', path: '/addcompany' },
    { name: 'edit company', path: `/edit-company/${numberOf(company, 'fld_company_id')}` },
    { name: 'taxes', path: '/addtax' },
    { name: 'add tax', path: '/addtax', open: press('Add New Tax') },
    { name: 'mail templates', path: '/mailtemplates' },
    { name: 'add mail template', path: '/mailtemplates', open: press('Add Mail Template') },
    { name: 'terms', path: '/addterms' },
    { name: 'add term', path: '/addterms', open: press('Add New Term') },
    { name: 'brochures', path: '/downloadbrochure' },
    { name: 'import', path: '/import' },
    { name: 'audit log', path: '/auditlog' },
    { name: 'audit logins', path: '/auditlog?show=logins' },
    { name: 'private log', path: '/privatelog' },
    { name: 'my account', path: '/account' },
    { name: 'two-step sign-in', path: '/account', open: pressAndWait('Set Up') },
    { name: 'backups', path: '/backups' },
    { name: 'system health', path: '/systemhealth' },
    { name: 'approval queue', path: '/approvals?show=all' },
    { name: 'follow-ups', path: '/followups?due=All&whose=everybody' },
    { name: 'follow-up entered', path: '/followups?due=All&whose=everybody', open: openFirstFollowUp },
    { name: 'approval limits', path: '/approvallimits' },
    { name: 'add limits', path: '/approvallimits', open: press('Add Limits') },
    { name: 'change password', path: '/changepassword' },
    { name: 'not found', path: '/nonsense' },
  ];
}

/** The widths that every page must fit, each with a typical height. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Opens a page, or a state of it, and waits until its data is shown. */
export async function openWalked(page: Page, { path, open }: WalkedPage): Promise<void> {
  // Starts outside the panel, so that the previous page cannot save its draft again.
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await settled(page);
  await open?.(page);
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
