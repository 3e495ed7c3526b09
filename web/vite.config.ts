import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { leanAntd } from './lean-antd.ts';
import { paletteCss } from './src/platform/palettes.ts';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Writes the colours into the page, so that it has the right background before any script runs, and preloads the font. */
function look(): Plugin {
  return {
    name: 'vikray-look',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes('inter-latin-wght-normal'));
        const tags: HtmlTagDescriptor[] = [{ tag: 'style', children: paletteCss(), injectTo: 'head-prepend' }];
        if (font)
          tags.push({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head-prepend',
          });
        return tags;
      },
    },
  };
}

export default defineConfig({
  root: page('.'),
  plugins: [react(), look(), leanAntd()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Lists the files of each page, from which a script measures the page sizes.
    manifest: true,
    rolldownOptions: {
      // Importing one thing from an area's public.ts must not load everything in it.
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/public.ts') },
      input: [page('index.html'), page('forgot-password.html')],
      output: {
        codeSplitting: {
          // Chunks that change only with a dependency keep their name across releases. antd's parts go with the pages that use them.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'zod', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
});
