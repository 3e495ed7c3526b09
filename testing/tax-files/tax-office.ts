/** A panel with a company that makes e-invoices. */
import { startTestPanel } from '../panel/panel.ts';
import { addTaxCompany, sellGoods, sellOnTheRoad, type TaxSale } from './tax-sales.ts';

/** Starts the panel with the company. */
export async function startTaxOffice() {
  const panel = await startTestPanel();
  const { admin } = panel;
  const companyId = await addTaxCompany(admin);
  const sell = async (sale?: TaxSale) => sellGoods(admin, companyId, sale);
  const sellAndDrive = async (sale?: TaxSale) => sellOnTheRoad(admin, companyId, sale);

  async function read(consignmentId: number) {
    const [found] = await admin.call('GetConsignment', { consignmentId });
    if (!found) throw new Error(`consignment ${consignmentId} does not exist`);
    return found;
  }

  /** A file as its name and its bytes, or the sentence of the refusal. */
  async function file(path: string) {
    const response = await fetch(`${panel.address}/api/${path}`, { headers: { cookie: admin.cookie } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const name = response.headers.get('content-disposition') ?? '';
    const refusal: string = response.status === 200 ? '' : JSON.parse(text).data;
    return { status: response.status, name, bytes, text, refusal };
  }

  return { panel, admin, companyId, sell, sellAndDrive, read, file };
}
