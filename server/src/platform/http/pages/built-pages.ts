/** The HTML of each page of the built panel. It names the page's scripts and styles, so that the browser fetches all of them at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { escapeHtml } from './html.ts';

/** The HTML of a page, plain and compressed. */
interface PageHtml {
  readonly text: string;
  readonly compressed: Uint8Array;
}

const pagesShape = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/** The pages built in a folder. `htmlOf` returns the HTML for a path, the same for everyone. Undefined without a build. */
export function readBuiltPages(folder: string, brandName: string): { readonly htmlOf: (path: string) => PageHtml } | undefined {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const index = readFileSync(indexFile, 'utf8').replace(
    '<meta name="brand" content="Vikray"',
    // A function, because a text may have marks such as $$ that `replace` reads.
    () => `<meta name="brand" content="${escapeHtml(brandName)}"`,
  );
  const list = join(folder, '.vite', 'pages.json');
  const pages = existsSync(list) ? pagesShape.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  const made = new Map<string, PageHtml>();

  function htmlOf(path: string): PageHtml {
    const page = pages.find((known) => leadsTo(known.path, path));
    const key = page?.path ?? '';
    const known = made.get(key);
    if (known) return known;
    const text = withFiles(index, page?.files ?? []);
    const html = { text, compressed: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
    made.set(key, html);
    return html;
  }
  return { htmlOf };
}

/** Whether a path is that of a page; upper and lower case are the same. A part such as `$companyId` stands for any text. */
function leadsTo(page: string, path: string): boolean {
  const [declared, requested] = [partsOf(page), partsOf(path)];
  return declared.length === requested.length && declared.every((part, index) => part.startsWith('$') || part === requested[index]);
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** Names the files that the HTML does not name yet. Vite names those that every page needs. */
function withFiles(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return html.replace('</head>', `${links.join('')}</head>`);
}
