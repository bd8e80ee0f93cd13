const oldest = 24;

/** What to tell who runs us by a Node that is too old, or null: `node` of a machine is not ours. */
export function wordsForOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null;
  return (
    `This is Node ${version}, and Hearthline needs ${oldest} or newer. ` +
    "npm scripts use the Node that npm ci installed: run npm start, or use node_modules/.bin/node instead of node."
  );
}

/** Ends a process that is run by a Node that is too old, with a line that says what to use. */
export function endOnOldNode(): void {
  const words = wordsForOldNode(process.versions.node);
  if (words === null) return;
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
