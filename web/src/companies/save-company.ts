import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { CallFailure, failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { randomNumber } from '../platform/random-key.ts';
import { storeImage } from '../platform/store-image.ts';
import { viewWay } from '../ui/page/record-ways.ts';
import type { CompanyForm } from './company-form.ts';

/** The notice of a company that was not saved; what exactly is wrong stands in the form. */
export function notSavedSentence(thrown: unknown): string {
  if (!(thrown instanceof CallFailure) || thrown.status === 403) return failureSentence(thrown);
  return thrown.status === 0 ? say.unreachable : say.notSaved;
}

/** The address of the form's logo. A newly chosen one is uploaded first, under a name of its own. */
export async function storedLogo({ file, image }: CompanyForm): Promise<string> {
  if (!file) return image;
  return storeImage({ folderName: 'Company', fileName: `${randomNumber()}${file.name}`, file }, 'image');
}

/** Says that the company is saved, leading to it, and, if one was chosen, its logo: not before, as a logo without its company is no success. */
export function tellSaved({ file, name }: CompanyForm, companyId: number | undefined): void {
  if (file) notify.success(say.imageUploaded);
  notify.success(say.saved, { about: name.trim(), ways: companyId === undefined ? [] : [viewWay(`/edit-company/${companyId}`)] });
}
