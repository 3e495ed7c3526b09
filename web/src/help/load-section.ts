import { loadPatiently } from '../platform/load-patiently.ts';

/** The part that explains a page, once the texts are loaded; blank if there is none. */
export async function loadSection(page: string): Promise<string> {
  const { sectionOfPage } = await loadPatiently(() => import('./help-chapters.ts'));
  return sectionOfPage(page) ?? '';
}
