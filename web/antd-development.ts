import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { antdStyles } from './antd-styles.ts';
import { leanAntd } from './lean-antd.ts';

const address = '/antd.css';

/**
 * Gives the development server the antd of the build: the same modules are replaced in what it bundles beforehand, and the style sheet is
 * the one of a build. Restart the server after the first use of another part of antd.
 */
export function antdInDevelopment(): Plugin {
  let sheet: Promise<string> | undefined;
  return {
    name: 'vikray-antd-development',
    apply: 'serve',
    config: () => ({
      // Forced, because the server does not notice that a replacement has changed.
      optimizeDeps: {
        force: true,
        rolldownOptions: { plugins: [antdStyles(), leanAntd()].map(({ name, transform }) => ({ name, transform })) },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(address, (_request, response, next) => {
        sheet ??= styleSheet();
        sheet.then((css) => response.setHeader('content-type', 'text/css').end(css), next);
      });
    },
    transformIndexHtml: (html, { filename }) =>
      filename.endsWith('/index.html') ? [{ tag: 'link', attrs: { rel: 'stylesheet', href: address }, injectTo: 'head-prepend' }] : html,
  };
}

/** The style sheet of antd for the parts that the pages import, from a build that writes nothing. */
async function styleSheet(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [antdStyles(), leanAntd()],
    build: { write: false, minify: false, target: 'es2023' },
  });
  for (const { output } of [built].flat().filter((each) => 'output' in each)) {
    const asset = output.find((file) => file.type === 'asset' && file.names.includes('panel.css'));
    if (asset?.type === 'asset') return String(asset.source);
  }
  throw new Error('The build has made no style sheet of antd');
}
