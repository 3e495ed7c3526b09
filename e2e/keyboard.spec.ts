/** The main pages by keyboard alone. Each key leaves the focus where a user can see it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { expectNotice, openSession, send } from './steps.ts';

/** A walk that ends nowhere must end. */
const mostStops = 60;

/** Fails unless the element with the focus, or the frame around a field, is outlined or has a halo. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const around: Element[] = [];
        for (let each = document.activeElement; each && around.length < 4; each = each.parentElement) around.push(each);
        const isShown = around.some((each) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
        const { activeElement: focused } = document;
        return isShown && focused !== document.body ? '' : `no visible focus on ${focused?.outerHTML.slice(0, 200)}`;
      }),
    )
    .toBe('');
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits for the field to which a form that opens gives the focus. */
async function expectFocusIn(page: Page): Promise<void> {
  await expect(page.locator('form :focus')).toBeVisible();
}

/** Presses a key until the target has the focus. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops && !(await isFocused(target)); stop++) await press(page, key);
  await expect(target).toBeFocused();
}

/** Goes on with Enter to a field, and types into it. */
async function enter(page: Page, name: string, text: string): Promise<void> {
  await pressTo(page, 'Enter', page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.type(text);
}

/** Goes on with Enter to a field with a list, and takes the first match. */
async function enterChoice(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await pressTo(page, 'Enter', field);
  // A whole name is chosen without Enter.
  await page.keyboard.type(text.slice(0, -1));
  await press(page, 'Enter');
  await expect(field).toHaveValue(text);
}

const stepOf = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });

/** Presses Next from wherever the focus is. */
async function goOn(page: Page, to: string): Promise<void> {
  await press(page, 'Control+Enter');
  await expect(stepOf(page, to)).toBeVisible();
}

async function tickAndSubmit(page: Page, notice: string): Promise<void> {
  await pressTo(page, 'Tab', page.getByLabel('I have checked the above entered details'));
  await press(page, 'Space');
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, notice);
}

test.beforeEach(async ({ page }) => openSession(page));

test('from the menu to the customer list, a customer, and a new one (WIZ-09, FND-32)', async ({ page }) => {
  const { customer } = await approveSale(page);
  await page.goto('/dashboard');
  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Customer', exact: true }));
  await press(page, 'Enter');
  await pressTo(page, 'Tab', page.getByRole('link', { name: 'Customer List' }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Customer List' })).toBeVisible();

  await press(page, '/');
  await page.keyboard.type(customer);
  await pressTo(page, 'ArrowDown', page.getByRole('link', { name: `Edit ${customer}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer })).toBeVisible();
  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Edit Customer Details' }));

  await page.goto('/customerlist');
  await page.getByRole('link', { name: 'Add Customer' }).first().waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByText('Add Customer')).toBeVisible();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  await expectFocusIn(page);

  const name = `Prabhat School ${Date.now()}`;
  await enterChoice(page, 'Industry', 'Hospital');
  await enterChoice(page, 'Company Type', 'Trust/Society');
  await enter(page, 'Company Name', name);
  await enter(page, 'Phone', '07120000091');
  await enter(page, 'Email', 'office@prabhat.example.in');
  await goOn(page, 'Address Detail');
  await pressTo(page, 'Tab', page.getByRole('textbox', { name: 'Address' }));
  await page.keyboard.type('Civil Lines');
  await pressTo(page, 'Tab', page.getByRole('textbox', { name: 'Pincode' }));
  await page.keyboard.type('744101');
  await goOn(page, 'Contact Person');
  await enter(page, 'Name', 'Asmita Gokhale');
  await enter(page, 'Designation', 'Bursar');
  await enter(page, 'Email', 'asmita@prabhat.example.in');
  await enter(page, 'Mobile', '9000000091');
  await pressTo(page, 'Enter', page.getByRole('textbox', { name: 'Phone' }));
  await press(page, 'Enter');
  await expect(page.getByRole('row', { name: /Asmita Gokhale/ })).toBeVisible();
  // An empty field of a blank entry ends the list.
  await press(page, 'Enter');
  await expect(stepOf(page, 'Data Source')).toBeVisible();
  await tickAndSubmit(page, 'Customer Successfully Added.');
});

test('a quotation, from the customer to the submit (WIZ-09)', async ({ page }) => {
  const { customer, issuer, chair } = await approveSale(page);
  await page.goto('/addquotation');
  await expectFocusIn(page);
  // Where all is preset, the focus is on Next.
  const isPreset = await isFocused(page.getByRole('button', { name: 'Next', exact: true }));
  await pressTo(page, isPreset ? 'Shift+Tab' : 'Tab', page.getByRole('combobox', { name: 'Issuing Company' }));
  await enterChoice(page, 'Issuing Company', issuer);
  await goOn(page, 'Customer Details');
  await enterChoice(page, 'Customer', customer);
  await expect(page.getByRole('combobox', { name: 'Contact Person' })).toHaveValue(/Ila Barve/);
  await goOn(page, 'Product Quote Details');
  await pressTo(page, 'Tab', page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type(chair);
  await press(page, 'Enter');
  await expect(page.getByRole('article', { name: chair }).getByLabel('Quantity')).toBeFocused();
  await page.keyboard.type('3');
  await press(page, 'Enter');
  await expect(page.getByRole('listitem', { name: chair })).toBeVisible();
  await goOn(page, 'Total costing for product');
  await goOn(page, 'Terms');
  await goOn(page, 'Quotation Preview');
  await tickAndSubmit(page, 'Quotation Successfully generated.');
});

test('a dispatch, from the order to the submit (WIZ-09, FND-32)', async ({ page }) => {
  const { customer, chair, quotationId } = await approveSale(page);
  await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto('/adddispatch');
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  await press(page, '/');
  await page.keyboard.type(customer);
  const links = page.getByRole('row', { name: customer }).getByRole('link');
  await pressTo(page, 'ArrowDown', links.first());
  await pressTo(page, 'Tab', page.getByRole('row', { name: customer }).getByRole('link', { name: /^Dispatch SO/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dispatch' })).toBeVisible();
  await expect(stepOf(page, 'Product Details')).toBeVisible();
  await pressTo(page, 'Enter', page.getByRole('textbox', { name: `Quantity to Dispatch Now, ${chair}` }));
  await page.keyboard.type('2');
  await goOn(page, 'Invoice Details');
  await enter(page, 'Invoice Number', String(Date.now()));
  await tickAndSubmit(page, 'Order successfully dispatched.');
});
