import { createServer, type ViteDevServer } from "vite";
import { readCommandLine } from "../src/platform/process/command-line.ts";

/** The whole product with hot reload of pages, server code and styles. */
readCommandLine({ name: "npm run dev" });
process.env.NODE_ENV = "development";
process.env.LOG_FORMAT ??= "pretty";
const vite: ViteDevServer = await createServer({ server: { middlewareMode: true } });
type Entry = typeof import("../src/app/development.server.ts");
const { startDevelopment } = (await vite.ssrLoadModule("/src/app/development.server.ts")) as Entry;
await startDevelopment(vite);
