/** A separate panel whose clock shows the time that the test sets. */
import type { Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSources } from '../testing/panel/program.ts';
import { startOwnPanel, type OwnPanel } from './own-panel.ts';

const clock = new URL('../testing/panel/clock-in-file.ts', import.meta.url);

export interface PanelAtTime extends OwnPanel {
  /** Sets the clocks of the server and of the browser. ISO text. */
  setClocks(instant: string): Promise<void>;
}

/** Starts the panel on an empty data folder, and opens a browser on it. */
export async function startPanelAt(instant: string, browser: Browser): Promise<PanelAtTime> {
  const fileIn = (folder: string) => join(folder, 'clock');
  const panel = await startOwnPanel(
    browser,
    (folder) => {
      writeFileSync(fileIn(folder), instant);
      return { CLOCK_FILE: fileIn(folder), NODE_OPTIONS: `--import=${clock.href}` };
    },
    runSources,
  );
  await panel.page.clock.setFixedTime(instant);
  return {
    ...panel,
    async setClocks(later) {
      writeFileSync(fileIn(panel.folder), later);
      await panel.page.clock.setFixedTime(later);
    },
  };
}
