/** A separate panel for one test, with settings of its own. */
import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { runProgram, type Program } from '../testing/panel/program.ts';

export interface OwnPanel {
  readonly page: Page;
  /** The data folder of the panel, removed at its stop. */
  readonly folder: string;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Starts a panel on an empty data folder, and opens a browser on it. `settingsIn` names more settings for this folder. */
export async function startOwnPanel(
  browser: Browser,
  settingsIn: (folder: string) => Settings,
  run: (settings: Settings) => Promise<Program> = runProgram,
): Promise<OwnPanel> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-e2e-own-'));
  const program = await run({
    DATA_DIR: folder,
    ADMIN_MOBILE: e2eAdmin.mobile,
    ADMIN_PASSWORD: e2eAdmin.password,
    ...settingsIn(folder),
  });
  const context = await browser.newContext({ baseURL: await program.address(), reducedMotion: 'reduce' });
  return {
    page: await context.newPage(),
    folder,
    async stop() {
      await context.close();
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
