/** The pictures of the help: one page of each chapter, small, in light colours. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openWalked, walkedPages } from '../e2e/walk/walked-pages.ts';

/** The walked page that each picture shows. */
const pictured = {
  dashboard: 'dashboard',
  customers: 'customers',
  stock: 'stock list',
  quotation: 'approved quotation',
  approvals: 'approval queue',
  'follow-ups': 'follow-ups',
  orders: 'orders',
  'dispatch-desk': 'dispatch desk',
  outstanding: 'outstanding',
  rights: 'assign rights',
} as const;

/** Wide enough for a list beside the narrow menu. */
const size = { width: 1024, height: 700 };
/** Texts stay readable; a picture takes about 20 KB. */
const quality = 45;

/** Takes the pictures of a panel with sample data into the sources. */
export async function takeHelpPictures(page: Page): Promise<void> {
  const walked = await walkedPages(page, undefined);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  for (const [picture, name] of Object.entries(pictured)) {
    const shown = walked.find((each) => each.name === name);
    if (!shown) throw new Error(`The walk has no page ${name}`);
    await openWalked(page, shown);
    const image = await sharp(await page.screenshot())
      .webp({ quality, effort: 6 })
      .toBuffer();
    await writeFile(fileURLToPath(new URL(`../web/src/help/pictures/${picture}.webp`, import.meta.url)), image);
    console.log(`${picture}.webp: ${(image.length / 1024).toFixed(0)} KB`);
  }
}
