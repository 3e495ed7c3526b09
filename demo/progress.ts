import type { OnProgress } from './fill.ts';

const width = 30;

/** Shows a progress bar on a terminal; otherwise prints a line for every tenth of the work. */
export function showProgress(out: NodeJS.WriteStream): OnProgress {
  let shown = '';
  let lastAt = 0;
  return (part, done, total) => {
    const now = performance.now();
    const isDone = done === total;
    if (out.isTTY) {
      if (!isDone && now - lastAt < 100) return;
      lastAt = now;
      const filled = Math.round((width * done) / Math.max(total, 1));
      out.write(
        `\r${part.padEnd(12)} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ` +
          `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}${isDone && shown !== part ? '\n' : ''}`,
      );
      if (isDone) shown = part;
      return;
    }
    const line = `${part}: ${Math.floor((10 * done) / Math.max(total, 1)) * 10} % of ${total.toLocaleString('en-IN')}`;
    if (line !== shown) out.write(`${line}\n`);
    shown = line;
  };
}
