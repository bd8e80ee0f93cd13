import { execFileSync } from "node:child_process";
import { precompress } from "./precompress.ts";

/** Builds the client and the server, and compresses the client's files once for all. */
execFileSync("react-router", ["build"], { stdio: "inherit" });
const { files, before, after } = precompress("build/client");
console.log(`compressed ${files} files: ${before} to ${after} bytes`);
