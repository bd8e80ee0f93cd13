import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": new URL("./src", import.meta.url).pathname } },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: "src/main.ts", worker: "src/worker.ts", demo: "src/demo.ts" },
        },
      },
    },
  },
});
