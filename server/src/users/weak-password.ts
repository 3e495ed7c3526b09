import { isCommonPassword } from './common-passwords.ts';

/** What a password must not repeat. */
export interface PasswordOwner {
  readonly officeMobile: string;
  readonly empNumber: string;
  readonly name: string;
}

const mostDigits = 4;

/**
 * Whether a new password is easy to guess: one of the most common ones, nothing but blanks, or the user's mobile number, employee number or
 * name, or the brand's name, alone or with up to four digits before or after it. Case and blanks do not count in the user's own data.
 */
export function isEasyToGuess(password: string, { officeMobile, empNumber, name }: PasswordOwner, brandName: string): boolean {
  const squeezed = squeeze(password);
  if (squeezed === '' || isCommonPassword(password)) return true;
  return [officeMobile, empNumber, name, brandName].some((own) => repeats(squeezed, squeeze(own)));
}

function squeeze(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}

function repeats(password: string, own: string): boolean {
  if (own === '' || password.length - own.length > mostDigits) return false;
  const starts = Array.from({ length: Math.max(0, password.length - own.length + 1) }, (_, start) => start);
  return starts.some((start) => {
    const rest = password.slice(0, start) + password.slice(start + own.length);
    return password.startsWith(own, start) && /^\d*$/.test(rest);
  });
}
