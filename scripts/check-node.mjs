/** Runs before our TypeScript, which an old Node cannot even read. */
const oldest = 24;
if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and Hearthline needs ${oldest} or newer. ` +
      "npm ci brings it (the package named node): was it stopped by ignore-scripts?\n",
  );
  process.exit(1);
}
