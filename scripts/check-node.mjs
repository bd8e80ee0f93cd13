/** Runs before our TypeScript, which an old Node cannot even read. */
const oldest = 24;
if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and Hearthline needs ${oldest} or newer. ` +
      "npm ci installs it (the package named node), unless ignore-scripts is set.\n",
  );
  process.exit(1);
}
