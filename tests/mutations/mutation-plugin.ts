import type { Plugin } from "vite";
import { withMutants } from "./mutants.ts";

/** The files whose mutants the unit tests must detect. */
export const mutated = ["src/domains/follow-ups/gate.ts", "src/domains/follow-ups/quiet-hours.ts"];

/** Adds mutants to these files, and allows running the unit tests manually. */
export const mutationPlugin = (): Plugin => ({
  name: "mutations",
  enforce: "pre",
  transform(code, id) {
    const [path = ""] = id.split("?");
    if (mutated.some((file) => path.endsWith(`/${file}`))) return withMutants(path, code).code;
    if (/\/src\/.*\.test\.ts$/.test(path)) {
      return code.replaceAll(/from "vitest"/g, 'from "/tests/mutations/collect-tests.ts"');
    }
    return null;
  },
});
