/** Plain JavaScript without novelties: an old Node must be able to read it, to be told that it is too old. */
export function requireNode() {
  const [major] = process.versions.node.split('.');
  if (major === '24') return;
  console.error(
    `Vikray needs Node 24 and this is Node ${process.versions.node}: run it through npm, which brings its own Node, after npm ci.`,
  );
  process.exit(1);
}
