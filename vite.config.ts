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
            // A page with script asks for a few files instead of forty small ones.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: "validation", test: /node_modules\/zod\/|src\/platform\/validation\// },
                { name: "furniture", test: /src\/(ui|pages\/site)\// },
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
            demo: "src/demo/demo.ts",
            simulate: "src/demo/simulate.ts",
          },
        },
      },
    },
  },
});
