import { execFileSync } from "node:child_process";
import { readCommandLine } from "../src/platform/process/command-line.ts";
import { precompress } from "./precompress.ts";
import { hashOfSources, removeStamp, stampBuild } from "./source-stamp.ts";

/** Builds the client and the server, and compresses the client's files. */
readCommandLine({ name: "npm run build" });
const source = hashOfSources();
removeStamp();
execFileSync("node_modules/.bin/react-router", ["build"], { stdio: "inherit" });
const { files, before, after } = precompress("build/client");
stampBuild(source);
console.log(`compressed ${files} files: ${before} to ${after} bytes`);
