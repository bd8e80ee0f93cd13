import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { openFrontDoors } from "./scripts/open-front-doors.ts";
import { codeSize, planChunks, type ScriptModule } from "./scripts/plan-chunks.ts";
import routes from "./src/routes.ts";

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/;
/** Script runs on the pages in these. */
const frames = ["web/crm/frame/crm-frame.tsx", "web/admin/frame/admin-frame.tsx"];

/** The pages that people open most. */
const everydayFiles = [
  "web/crm/today/today.tsx",
  "web/crm/leads/leads.tsx",
  "web/crm/conversations/conversations.tsx",
  "web/crm/schedule/schedule.tsx",
];

/** The files of each page with script, from the root to the page. */
function pagesWithScript(entries: readonly RouteConfigEntry[], above: string[]): string[][] {
  return entries.flatMap(({ file, children }) => {
    const files = [...above, file];
    if (children) return pagesWithScript(children, files);
    return file.endsWith(".tsx") && frames.some((frame) => files.includes(frame)) ? [files] : [];
  });
}

/** The file of each module that pages share: planned once all modules are known, and used when they are written. */
let sharedFiles: ReadonlyMap<string, string> = new Map();

const planSharedFiles: Plugin = {
  name: "plan-shared-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  // Else a file may only be shared together with all that it imports.
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  buildEnd() {
    const modules = new Map<string, ScriptModule>();
    const entries: string[] = [];
    for (const id of [...this.getModuleIds()].sort()) {
      const found = this.getModuleInfo(id);
      if (!found || framework.test(id)) continue;
      // A stylesheet's address is written as the encoded path of the checkout.
      const bytes = id.includes(".css?") ? 0 : codeSize(found.code ?? "", resolve("."));
      modules.set(id, { bytes, imports: found.importedIds });
      if (found.isEntry || found.dynamicImporters.length > 0) entries.push(id);
    }
    const files = pagesWithScript(routes, ["root.tsx"]);
    const everyday = [...files.keys()].filter((page) =>
      everydayFiles.includes(files[page]?.at(-1) ?? ""),
    );
    const pages = files.map((files) =>
      files.map((file) => `${resolve("src", file)}?__react-router-build-client-route`),
    );
    const started = new Set(pages.flat());
    const others = entries.filter((id) => !started.has(id));
    sharedFiles = planChunks({ modules, pages, everyday, others });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), openFrontDoors(resolve("src")), reactRouter(), planSharedFiles],
  worker: { plugins: () => [openFrontDoors(resolve("src"))] },
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 1 },
                {
                  debugName: "shared",
                  name: (id) => sharedFiles.get(id) ?? null,
                  // The plan has a place for each of them.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Tests load the second one in process.
          input: {
            main: "src/app/main.ts",
            "run-main": "src/app/run-main.ts",
            backups: "src/app/backups.ts",
            "business-import": "src/app/business-import.ts",
            demo: "src/demo/demo.ts",
            simulate: "src/demo/simulate.ts",
          },
        },
      },
    },
  },
});
