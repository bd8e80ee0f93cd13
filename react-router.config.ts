import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The server build has two entries, main and worker, so its files take the entry's name.
  serverBuildFile: "[name].js",
} satisfies Config;
