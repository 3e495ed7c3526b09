/** Refuses an old Node. Written in old JavaScript, so that an old Node can run it and print the message. */
export function requireNode() {
  const [major] = process.versions.node.split('.');
  if (major === '24') return;
  console.error(
    `Vikray needs Node 24 and this is Node ${process.versions.node}: run it through npm, which brings its own Node, after npm ci.`,
  );
  process.exit(1);
}
