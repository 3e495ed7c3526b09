import { expect, test, type Page } from '@playwright/test';
import { drawnPicturesOf, readPdf, statedTexts } from '../testing/panel/read-pdf.ts';
import { approveProducts, approveSale } from './sales-setup.ts';
import { openSession } from './steps.ts';

/** A place on a sheet, in mm. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const description =
  'Four-section perforated top, ABS head and foot panels, collapsible side rails, central-lock castors 125 mm, handset with lock-out, battery back-up → 10 h ✓, ≤ 2 Ω, √ ∞ π ∑ ≈ ⁴ ″';
const products = [
  { name: 'Wide Bench', description, width: 500, height: 150 },
  {
    name: 'സ്റ്റീൽ അലമാര',
    description: 'ആശുപത്രിയിലെ രോഗികൾക്കുള്ള ഇരുമ്പ് കട്ടിൽ, നാല് ചക്രങ്ങൾ, രണ്ട് വശങ്ങളിലും മടക്കാവുന്ന കൈവരികൾ.',
    width: 150,
    height: 500,
  },
  { name: 'સ્ટીલ કબાટ', description: 'બે દરવાજા, ચાર છાજલીઓ, કાટરોધક પાવડર કોટિંગ, ત્રણ બાજુથી બંધ થતું તાળું, બે ચાવીઓ.', width: 300, height: 300 },
];

/** The visible part of each photo on the first sheet on screen, within its frame. */
async function photosOnScreen(page: Page): Promise<Place[]> {
  const paper = page.locator('.printed-paper').first();
  const photos = paper.locator('.printed-photo img');
  await expect(photos).toHaveCount(products.length);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  }
  return paper.evaluate((sheet) => {
    const { left, top, width } = sheet.getBoundingClientRect();
    const mm = width / 210;
    return Array.from(sheet.querySelectorAll<HTMLImageElement>('.printed-photo img'), (image) => {
      const box = image.getBoundingClientRect();
      const frame = image.parentElement?.getBoundingClientRect() ?? box;
      // The photo is centred in its box: whole (contain), filling it (cover) or stretched.
      const fit = getComputedStyle(image).objectFit;
      const ratios = [box.width / image.naturalWidth, box.height / image.naturalHeight];
      const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
      const drawn =
        fit === 'contain' || fit === 'cover'
          ? { width: image.naturalWidth * scale, height: image.naturalHeight * scale }
          : { width: box.width, height: box.height };
      const x = box.left + (box.width - drawn.width) / 2;
      const y = box.top + (box.height - drawn.height) / 2;
      const [seenLeft, seenTop] = [Math.max(x, frame.left), Math.max(y, frame.top)];
      const [seenRight, seenBottom] = [Math.min(x + drawn.width, frame.right), Math.min(y + drawn.height, frame.bottom)];
      return {
        x: (seenLeft - left) / mm,
        y: (seenTop - top) / mm,
        width: (seenRight - seenLeft) / mm,
        height: (seenBottom - seenTop) / mm,
      };
    });
  });
}

test('the document on screen shows tall, wide and square photos and breaks lines in every script like the file (QLS-23, PDF-04)', async ({
  page,
}) => {
  await openSession(page);
  const quotationId = await approveProducts(page, products);
  await page.goto(`/viewquotation?id=${quotationId}`);
  const onScreen = await photosOnScreen(page);

  const file = await (await page.request.get(`/api/quotations/${quotationId}.pdf`)).body();
  const onPaper = drawnPicturesOf(file)
    .filter(({ x }) => x > 20)
    .slice(0, products.length);
  expect(onPaper).toHaveLength(products.length);
  onScreen.forEach((place, index) => {
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(place[side] - (onPaper[index]?.[side] ?? 0)), `${side} of photo ${index + 1}`).toBeLessThan(0.5);
  });

  const { pages } = await readPdf(file);
  const printed = [pages[0] ?? '', ...statedTexts(file)].join('\n').replaceAll(/\s+/g, ' ');
  // The fonts of other scripts load after the page.
  await expect
    .poll(async () =>
      (await page.locator('.printed-paper').first().locator('tbody .printed-line').allTextContents()).filter(
        (line) => !printed.includes(line.trim()),
      ),
    )
    .toEqual([]);
});

test('letters are as wide on screen as on paper, so that a long line of the letterhead ends at its edge', async ({ page }) => {
  await openSession(page);
  const { quotationId } = await approveSale(page);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/viewquotation?id=${quotationId}`);
    const email = page.locator('.printed-paper').first().getByText('sales@taramandal.example.in');
    await expect(email).toBeVisible();
    await page.evaluate(async () => document.fonts.ready);
    const end = await email.evaluate((line) => {
      const paper = line.closest('.printed-paper')?.getBoundingClientRect() ?? new DOMRect();
      return ((line.getBoundingClientRect().right - paper.left) / paper.width) * 210;
    });
    expect(end, `at ${width}`).toBeLessThan(195.3);
  }
});
