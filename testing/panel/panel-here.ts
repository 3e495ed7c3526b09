/** A panel in the test's own process with the settings and the clock of a program. It costs a tenth of one. */
import { readConfig } from '../../server/src/platform/config.ts';
import { startPanel, type RunningPanel } from '../../server/src/start.ts';

/** Starts it with only these settings, on a free port. Commands beside it run in another process, as they do beside a program. */
export async function startPanelHere(settings: Readonly<Record<string, string>>): Promise<Pick<RunningPanel, 'address' | 'stop'>> {
  const panel = await startPanel(readConfig({ PORT: '0', LOG_LEVEL: 'error', ...settings }));
  let stopped: Promise<void> | undefined;
  // A test may stop it before the end of its file does.
  return { address: panel.address, stop: () => (stopped ??= panel.stop()) };
}

/** A panel that a test has started. */
export type PanelHere = Awaited<ReturnType<typeof startPanelHere>>;
