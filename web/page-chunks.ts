import type { Plugin } from 'vite';

const page = /\/web\/(src\/(?:shell\/Shell|[\w/-]+Page)\.tsx)$/;

/** Lists the file of each page, because the manifest knows only pages that have a file of their own: `.vite/page-chunks.json`. */
export function pageChunks(): Plugin {
  return {
    name: 'vikray-page-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds.flatMap((id) => (page.exec(id) ?? []).slice(1).map((module) => [module, chunk.fileName]))
          : [],
      );
      this.emitFile({ type: 'asset', fileName: '.vite/page-chunks.json', source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
