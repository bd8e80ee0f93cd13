import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { sharedDatabase } from "../setup/fresh-database.ts";

const fresh = sharedDatabase();

/** Runs `npm run sql` on the test's database. */
function run(statement: string) {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/sql.ts", statement], {
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", DATABASE_URL: fresh().url ?? "" },
  });
  return { status, stdout };
}

test("npm run sql prints rows as JSON lines and changes nothing", () => {
  expect(run("select n, 'a' as letter from generate_series(1, 2) n")).toEqual({
    status: 0,
    stdout: '{"n":1,"letter":"a"}\n{"n":2,"letter":"a"}\n',
  });
  for (const statement of ["create table made (id int)", "commit; create table made (id int)"]) {
    expect(run(statement), statement).toEqual({ status: 1, stdout: "" });
  }
  expect(run("select to_regclass('made') as found").stdout).toBe('{"found":null}\n');
});
