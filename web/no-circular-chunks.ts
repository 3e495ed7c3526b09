import type { Plugin } from 'vite';

/** Fails a build in which two files import each other, even through others: a module of one could then run before what it needs has loaded. */
export function noCircularChunks(): Plugin {
  return {
    name: 'vikray-no-circular-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const finished = new Set<string>();
      const visit = (file: string, above: readonly string[]) => {
        if (above.includes(file)) this.error(`These files import each other: ${[...above.slice(above.indexOf(file)), file].join(' > ')}`);
        if (finished.has(file)) return;
        for (const imported of importsOf(file)) visit(imported, [...above, file]);
        finished.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
