import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": new URL("./src", import.meta.url).pathname } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page with script asks for a few files instead of forty small ones; what few pages
            // use stays out of them, as each page may ship 120 KB at most.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "validation",
                  test: /node_modules\/zod\/|src\/platform\/validation\/(fields|form)\./,
                },
                // What the root needs, which every page with script loads.
                {
                  name: "shell",
                  test: /src\/(root|ui\/layout\/visually-hidden|ui\/navigation\/skip-link)\.tsx/,
                },
                {
                  name: "components",
                  test: /src\/(ui|pages\/site|pages\/crm\/frame)\//,
                  minShareCount: 30,
                },
                { name: "services", test: /src\/features\/services\/services\.ts/ },
                {
                  name: "site",
                  test: /src\/(pages\/site\/(metadata|breadcrumbs)|ui\/layout\/(page-hero|numbered|section)|ui\/tables\/comparison)/,
                  minShareCount: 2,
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
            main: "src/main.ts",
            "run-main": "src/run-main.ts",
            backups: "src/backups.ts",
            "business-import": "src/business-import.ts",
            demo: "src/demo/demo.ts",
            simulate: "src/demo/simulate.ts",
          },
        },
      },
    },
  },
});
