import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { CallFailure, failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { randomNumber } from '../platform/random-key.ts';
import { storeImage } from '../platform/store-image.ts';
import { viewAction } from '../ui/page/notice-actions.ts';
import type { CompanyForm } from './company-form.ts';

/** The notice when a company could not be saved. The form shows the details. */
export function notSavedSentence(thrown: unknown): string {
  if (!(thrown instanceof CallFailure) || thrown.status === 403) return failureSentence(thrown);
  return thrown.status === 0 ? say.unreachable : say.notSaved;
}

/** The address of the form's logo. Uploads a newly chosen one first, under a new name. */
export async function storedLogo({ file, image }: CompanyForm): Promise<string> {
  if (!file) return image;
  return storeImage({ folderName: 'Company', fileName: `${randomNumber()}${file.name}`, file }, 'image');
}

/**
 * Reports that the company is saved, with a link to it, and the logo if one was chosen. The logo is reported last, because it is useless
 * without its company.
 */
export function reportSaved({ file, name }: CompanyForm, companyId: number | undefined): void {
  if (file) notify.success(say.imageUploaded);
  notify.success(say.saved, { about: name.trim(), actions: companyId === undefined ? [] : [viewAction(`/edit-company/${companyId}`)] });
}
