import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const composed = read("compose.yaml");

test("a copied .env.example changes nothing that the image sets", () => {
  const example = parseEnv(read(".env.example"));
  const [, text = ""] = /^ENV (.+)$/m.exec(read("Containerfile")) ?? [];
  const inImage = text.split(" ").filter((word) => (word.split("=")[0] ?? "") in example);
  expect(inImage.length).toBeGreaterThan(2);
  const [, shared = ""] = /^x-environment:.*\n((?: {2}.*\n)+)/m.exec(composed) ?? [];
  const inCompose = [...shared.matchAll(/^ {2}([A-Z_]+): (\S+)$/gm)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  expect(inCompose).toEqual(expect.arrayContaining(inImage));
});

test("images of others are named with an exact version", () => {
  const images = [...composed.matchAll(/^ +image: (\S+:\S+)$/gm)].map(([, image]) => image ?? "");
  expect(images.length).toBeGreaterThan(1);
  expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([]);
});

test("a copied .env.example changes nothing that the service unit sets", () => {
  const unit = read("deploy/hearthline@.service");
  const [, command = ""] = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(unit) ?? [];
  const example = parseEnv(read(".env.example"));
  const names = command.split(" ").map((word) => word.split("=")[0] ?? "");
  expect(names.filter((name) => name in example)).toEqual(["PROCESS", "DATA_DIR", "LOG_FORMAT"]);
  // systemd reads the file after these, so they would lose against it.
  expect(unit).not.toMatch(/^Environment=/m);
});
