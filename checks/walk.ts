/**
 * node checks/walk.ts: visits every page at all widths in both themes, takes pictures and reports what does not fit. Without an address it
 * starts its own panel on sample data. `node checks/walk.ts http://127.0.0.1:3000 --only quotation --out pictures` visits a running panel,
 * and only the pages with this word in their name. Pictures: <page>-<theme>.png with all widths side by side.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { startProgram } from '../bench/programs.ts';
import { demoPassword } from '../demo/users.ts';
import { checkLayout } from '../e2e/walk/check-layout.ts';
import { addLongOffice } from '../e2e/walk/long-office.ts';
import { logIn } from '../e2e/steps.ts';
import { openWalked, settled, walkedPages, windows } from '../e2e/walk/walked-pages.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { takeHelpPictures } from './help-pictures.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { ensureWebBuilt } from '../scripts/ensure-built.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: join(tmpdir(), 'vikray-walk') },
    mobile: { type: 'string', default: '9000000001' },
    password: { type: 'string', default: demoPassword },
    keys: { type: 'boolean', default: false },
    'help-pictures': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const help = `node checks/walk.ts [ADDRESS] [OPTION ...]

Visits every page at all widths in both themes, takes pictures, and says what does not fit. Without an address it starts a panel of
its own on sample data; it writes nothing to a panel at an address.
  --only WORD        only pages with this word in their name
  --keys             goes through each page by keyboard alone instead: what Tab does not reach or show, what Escape, ?, the down arrow
                     and Ctrl+Enter do not do
  --out FOLDER       where the pictures go, <page>-<theme>.png with all widths side by side
  --help-pictures    takes the pictures of the help into web/src/help/pictures instead
  --mobile NUMBER    who logs in; the preset is the first user
  --password TEXT    their password; the preset is that of the sample data`;

/** Visits the pages of a panel. Adds records with long names to its own panel, and writes nothing to any other. */
async function walk(baseURL: string, isOwn: boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await logIn(page, options);
    if (options['help-pictures']) return await takeHelpPictures(page);
    const mark = isOwn ? await addLongOffice(page) : undefined;
    const walked = (await walkedPages(page, mark)).filter(({ name }) => name.includes(options.only));
    await mkdir(options.out, { recursive: true });
    const findings: string[] = [];
    for (const each of walked) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      try {
        await openWalked(page, each);
        findings.push(...(options.keys ? await walkByKeyboard(page, each.name) : await picture(page, each.name)));
      } catch (error) {
        findings.push(`${each.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await writeFile(join(options.out, 'findings.txt'), findings.join('\n'));
    console.log([...findings, `${walked.length} pages, ${findings.length} findings; pictures in ${options.out}`].join('\n'));
  } finally {
    await browser.close();
  }
}

/** Takes pictures of a page at all widths, one sheet for each theme. Returns what does not fit. */
async function picture(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  const shots: Record<'light' | 'dark', Shot[]> = { light: [], dark: [] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Some parts show the new colours only after the next repaint.
    await page.waitForTimeout(500);
    for (const window of windows) {
      await page.setViewportSize(window);
      await settled(page);
      shots[colorScheme].push({ ...window, image: await page.screenshot() });
      // The themes differ only in colours, so one of them is enough for the layout.
      if (colorScheme === 'light')
        findings.push(...(await page.evaluate(checkLayout)).map((finding) => `${name} at ${window.width}: ${finding}`));
    }
  }
  for (const [theme, taken] of Object.entries(shots))
    await writeFile(join(options.out, `${name.replaceAll(' ', '-')}-${theme}.png`), await sheetOf(taken));
  return findings;
}

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly image: Buffer;
}

const sheetWidth = 1900;
const gap = 12;

/** The shots side by side in two rows: the narrow five above the wide three. */
async function sheetOf(shots: readonly Shot[]): Promise<Buffer> {
  let top = gap;
  const placed: OverlayOptions[] = [];
  for (const row of [shots.slice(0, 5), shots.slice(5)]) {
    const scale = (sheetWidth - gap * (row.length + 1)) / row.reduce((sum, { width }) => sum + width, 0);
    let left = gap;
    for (const { width, image } of row) {
      const scaled = Math.floor(width * scale);
      placed.push({ input: await sharp(image).resize({ width: scaled }).toBuffer(), left, top });
      left += scaled + gap;
    }
    top += Math.ceil(Math.max(...row.map(({ height }) => height)) * scale) + gap;
  }
  return sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#7a5c8e' } })
    .composite(placed)
    .png()
    .toBuffer();
}

const [address] = positionals;
if (options.help) {
  console.log(help);
} else if (address !== undefined) {
  await walk(address, false);
} else if (await ensureWebBuilt()) {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-walk-data-'));
  const program = await startProgram('demo/demo.ts', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    await walk(program.address, true);
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
} else {
  process.exitCode = 1;
}
