/**
 * A program that logs in with a token: it prints the customers that match a word, and saves the list as a file.
 *
 * ```sh
 * export VIKRAY_URL=http://127.0.0.1:3000 VIKRAY_TOKEN=vik_…
 * curl --header "Authorization: Bearer $VIKRAY_TOKEN" --output openapi.json "$VIKRAY_URL/api/openapi.json"
 * npm install oazapfts @oazapfts/runtime && npx oazapfts openapi.json client.ts
 * node example-client.ts hospital
 * ```
 */
import { writeFile } from 'node:fs/promises';
import { defaults, getCustomerList } from './client.ts';

const { VIKRAY_URL = 'http://127.0.0.1:3000', VIKRAY_TOKEN = '' } = process.env;
const [, , search = ''] = process.argv;

const headers = { authorization: `Bearer ${VIKRAY_TOKEN}` };
Object.assign(defaults, { baseUrl: `${VIKRAY_URL}/api`, headers });

const found = await getCustomerList({ search, page: 1, pagesize: 10 });
if (found.status !== 200) {
  console.error(found.data.data);
  process.exit(1);
}
for (const { fld_companyname: name, fld_city: city } of found.data.data) console.log(`${name}, ${city}`);
console.log(`${found.data.total} in all`);

const file = await fetch(`${VIKRAY_URL}/api/GetCustomerList?${new URLSearchParams({ search, format: 'csv' })}`, { headers });
await writeFile('customers.csv', await file.text());
