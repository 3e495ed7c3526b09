import { unprintable } from '@vikray/contract/printing/unprintable.ts';
import { CallFailure } from '../../platform/call-failure.ts';

const tooMany = 429;

/** The sentence to show when a PDF fails: `failed`, unless the server says what to do, such as to wait or to use other characters. */
export function pdfFailure(thrown: unknown, failed: string): string {
  return thrown instanceof CallFailure && (thrown.code === unprintable || thrown.status === tooMany) ? thrown.message : failed;
}
