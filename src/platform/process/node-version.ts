const minNodeVersion = 24;

/**
 * The message for an operator whose Node is too old, or null: the machine's `node` isn't the one
 * that npm ci installed.
 */
export function describeOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= minNodeVersion) return null;
  return (
    `This is Node ${version}, and Hearthline needs ${minNodeVersion} or newer. ` +
    "npm scripts use the Node that npm ci installed: run npm start, or use node_modules/.bin/node instead of node."
  );
}

/** Ends a process with a too old Node, with a message that names the version to use. */
export function exitOnOldNode(): void {
  const message = describeOldNode(process.versions.node);
  if (message === null) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
