import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { noCircularChunks } from './no-circular-chunks.ts';
import { operationsByArea } from './operations-by-area.ts';
import { pageChunks } from './page-chunks.ts';
import { paletteCss } from './src/platform/palettes.ts';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const firstLook = readFileSync(page('first-look.js'), 'utf8');

/**
 * Names the colours in the page, so that it looks right before any module runs, and the script that chooses them, and preloads the font.
 * Both are files, because the Content-Security-Policy allows neither styles nor scripts in a page. React Aria writes a style into the page
 * unless something there has this id; its one rule is in controls/pressable.css.
 */
function look(): Plugin {
  return {
    name: 'vikray-look',
    generateBundle: {
      order: 'pre',
      handler() {
        this.emitFile({ type: 'asset', name: 'first-look.js', source: firstLook });
        this.emitFile({ type: 'asset', name: 'palette.css', source: paletteCss() });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, filename }) => {
        const built = Object.keys(bundle ?? {});
        const font = built.find((file) => file.includes('inter-latin-wght-normal'));
        const script = built.find((file) => file.includes('first-look'));
        const palette = built.find((file) => /palette-[^/]*\.css$/.test(file));
        const tags: HtmlTagDescriptor[] = [
          palette
            ? { tag: 'link', attrs: { id: 'react-aria-pressable-style', rel: 'stylesheet', href: `/${palette}` }, injectTo: 'head-prepend' }
            : { tag: 'style', children: paletteCss(), injectTo: 'head-prepend' },
        ];
        if (font)
          tags.push({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head-prepend',
          });
        if (filename === page('index.html')) {
          const source = script ? { attrs: { src: `/${script}` } } : { children: firstLook };
          tags.push({ tag: 'script', ...source, injectTo: 'head-prepend' });
        }
        return tags;
      },
    },
  };
}

export default defineConfig({
  root: page('.'),
  plugins: [react(), operationsByArea(), look(), noCircularChunks(), pageChunks()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // A browser that knows no preloads loads the same files a little later.
    modulePreload: { polyfill: false },
    // Lists the files of each page, from which a script measures the page sizes.
    manifest: true,
    rolldownOptions: {
      // Importing one thing from an area's public.ts must not load everything in it.
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/public.ts') },
      input: [page('index.html'), page('forgot-password.html'), page('reset-password.html')],
      output: { codeSplitting: chunks },
    },
  },
});
