/**
 * The process in which tests run commands one after another. It loads what commands share once, which is most of their time. Started and
 * used by run-command.ts.
 */
import { withoutDatabase, type CommandResult } from './run-script.ts';

/** A command line with the only settings that the command sees. */
export interface CommandCall {
  readonly file: string;
  readonly words: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

const ownPath = process.env['PATH'];

/** A command runs when its file is imported. Each call imports it under another address, so that it runs again. */
async function carryOut({ file, words, settings }: CommandCall): Promise<CommandResult> {
  process.argv.splice(1, Infinity, file, ...words);
  process.env = { PATH: ownPath, ...settings };
  process.exitCode = 0;
  const [output, errors] = [collect(process.stdout), collect(process.stderr)];
  try {
    await import(`${file}?at=${performance.now()}`);
  } finally {
    for (const collected of [output, errors]) collected.end();
  }
  return { code: Number(process.exitCode), output: withoutDatabase(output.text()), errors: errors.text() };
}

/** Collects what is written to a stream instead of writing it. */
function collect(stream: NodeJS.WriteStream) {
  const write = stream.write;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  };
  return { text: () => text, end: () => (stream.write = write) };
}

// The tests have ended.
process.on('disconnect', () => process.exit());
process.on('message', (call: CommandCall) => {
  void carryOut(call).then((ran) => process.send?.(ran));
});
