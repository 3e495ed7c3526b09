/** Loaded before the program starts, with `node --import`: when the program ends, it prints the parts of Node that it has loaded. */

// Node's types do not have it.
const { moduleLoadList } = process as unknown as { readonly moduleLoadList: readonly string[] };

process.once('exit', () => process.stdout.write(`Loaded: ${moduleLoadList.join(', ')}\n`));
