/** Twelve products quoted by hand: in the wizard, and on the quick page. */
import type { Page } from '@playwright/test';
import { recordsToQuote, textOf } from './hand-records.ts';
import type { PractisedHand } from './practised-hand.ts';

/** Opens the wizard on its first step. */
export async function openWizard(page: Page): Promise<void> {
  await page.goto('/addquotation');
  await page.getByRole('combobox', { name: 'Issuing Company' }).waitFor();
}

/** Takes the first contact person. The only one is chosen already. */
async function chooseContact({ page, press }: PractisedHand): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Contact Person' });
  // On the quick page, the only one is skipped.
  const isSkipped = !(await field.evaluate((input) => input === document.activeElement));
  if (isSkipped || (await field.inputValue()) !== '') return;
  await press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await press('Enter');
}

/** Twelve products by the beginning of their names, each with a quantity of two digits. */
export async function quoteTwelve(hand: PractisedHand): Promise<void> {
  const { page, type, press } = hand;
  const { products, customer, companies } = await recordsToQuote(page);
  if (companies.length > 1) {
    // Past the two dates. A single company is chosen already.
    await press('Enter', 'Enter');
    await pickBest(hand, 'Issuing Company', textOf(companies[0], 'fld_companyname').slice(0, 4));
  }
  await press('Control+Enter');
  await page.getByRole('group', { name: 'Customer Details' }).waitFor();
  await pickBest(hand, 'Customer', textOf(customer, 'fld_companyname').slice(0, 8));
  await press('Enter');
  await chooseContact(hand);
  await press('Control+Enter');
  await page.getByRole('group', { name: 'Product Quote Details' }).waitFor();
  for (const name of products) {
    await type(name.slice(0, 7));
    await press('Enter');
    await type('12');
    await press('Enter');
  }
  for (const step of ['Total costing for product', 'Terms', 'Quotation Preview']) {
    await press('Control+Enter');
    await page.getByRole('group', { name: step }).waitFor();
  }
  await page.getByRole('checkbox', { name: /I have checked/ }).waitFor();
  await press('Tab', 'Space', 'Control+Enter');
  await page.getByText('Quotation Successfully generated.').waitFor();
}

/** Opens the quick page. */
export async function openQuick(page: Page): Promise<void> {
  await page.goto('/quickquotation');
  await page.getByRole('combobox', { name: 'Customer' }).waitFor();
}

/** The same products on one page, by Enter alone. */
export async function quoteTwelveQuickly(hand: PractisedHand): Promise<void> {
  const { page, type, press } = hand;
  const { products, customer, companies } = await recordsToQuote(page);
  await pickBest(hand, 'Customer', textOf(customer, 'fld_companyname').slice(0, 8));
  await chooseContact(hand);
  if (companies.length > 1) {
    await pickBest(hand, 'Issuing Company', textOf(companies[0], 'fld_companyname').slice(0, 4));
  }
  for (const name of products) {
    await type(name.slice(0, 7));
    await press('Enter');
    await type('12');
    await press('Enter');
  }
  // Past the costing and the terms to the disclaimer, which Enter ticks.
  await press(...Array.from({ length: 16 }, () => 'Enter'), 'Control+Enter');
  await page.getByText('Quotation Successfully generated.').first().waitFor();
}

/** Types the beginning of a name, and sees its record chosen. */
async function pickBest({ page, type, press }: PractisedHand, label: string, typed: string): Promise<void> {
  await type(typed);
  await press('Enter');
  await page.getByRole('combobox', { name: label }).evaluate(
    (field, text) =>
      new Promise<void>((resolve) => {
        const look = () =>
          field instanceof HTMLInputElement && field.value.length > text.length ? resolve() : requestAnimationFrame(look);
        look();
      }),
    typed,
  );
}
