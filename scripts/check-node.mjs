/** Runs before our TypeScript, which an old Node can't parse. */
const oldest = 24;
if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(
    `Hearthline runs on Node ${oldest} or newer, but this is Node ${process.versions.node}. ` +
      `Run npm ci, which installs it (if npm's ignore-scripts is on, install Node ${oldest} yourself).\n`,
  );
  process.exit(1);
}
