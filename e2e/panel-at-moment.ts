/** A separate panel whose clock stands where the test sets it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { runProgram } from '../testing/panel/program.ts';

const clock = new URL('../testing/panel/clock-in-file.ts', import.meta.url);

export interface PanelAtMoment {
  readonly page: Page;
  /** Sets the clocks of the server and of the browser. ISO text. */
  setClocks(moment: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the panel on an empty data folder, and opens a browser on it. */
export async function startPanelAt(moment: string, browser: Browser): Promise<PanelAtMoment> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-e2e-clock-'));
  const clockFile = join(folder, 'clock');
  await writeFile(clockFile, moment);
  const program = await runProgram({
    DATA_DIR: folder,
    ADMIN_MOBILE: e2eAdmin.mobile,
    ADMIN_PASSWORD: e2eAdmin.password,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${clock.href}`,
  });
  const context: BrowserContext = await browser.newContext({ baseURL: await program.address(), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  return {
    page,
    async setClocks(later) {
      await writeFile(clockFile, later);
      await page.clock.setFixedTime(later);
    },
    async stop() {
      await context.close();
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
