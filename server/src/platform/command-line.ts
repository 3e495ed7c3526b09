import { userInfo } from 'node:os';

/**
 * How a command is run on this machine, for sentences that name one: `npm run restore -- FILE`, or `/opt/vikray/deploy/vikray restore FILE`
 * if VIKRAY_COMMAND names the wrapper, as the wrapper itself, the systemd unit and compose.yaml do.
 */
export function commandLine(name: string, words = ''): string {
  const wrapper = process.env['VIKRAY_COMMAND'];
  if (wrapper) return [wrapper, name, words].filter((part) => part !== '').join(' ');
  return words === '' ? `npm run ${name}` : `npm run ${name} -- ${words}`;
}

/** The person at the command line, by the name of their user on this machine, also behind sudo. */
export function operatorName(): string {
  return process.env['SUDO_USER'] || userName();
}

/** The user who runs this program: in a container perhaps one without a name, here by number, as for sudo. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `#${process.getuid?.() ?? ''}`;
  }
}
