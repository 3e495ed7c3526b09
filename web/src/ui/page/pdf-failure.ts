import { unprintable } from '@vikray/contract/printing/unprintable.ts';
import { CallFailure } from '../../platform/call-failure.ts';

const tooMany = 429;

/** What to tell when no PDF came: `failed`, unless the server says what helps, such as to wait or to use other characters. */
export function pdfFailure(thrown: unknown, failed: string): string {
  return thrown instanceof CallFailure && (thrown.code === unprintable || thrown.status === tooMany) ? thrown.message : failed;
}
