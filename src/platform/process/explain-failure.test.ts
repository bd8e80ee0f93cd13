import { expect, test } from "vitest";
import { explainFailure } from "./explain-failure.ts";

const settings = {
  databaseUrl: "postgres://app:hush@db.test:5432/hearth?sslmode=require",
  databaseDirectUrl: null,
};
const failure = (fields: object, message = "no") => Object.assign(new Error(message), fields);
const explain = (error: unknown) => explainFailure(error, settings);

test.each([
  [failure({ code: "3D000" }), /no database named hearth\. Create it .* or correct DATABASE_URL/],
  [failure({ code: "28P01" }), /rejected the password of the role app/],
  [failure({ code: "28000" }, 'role "app" does not exist'), /role app .* does not exist\. Correct/],
  [failure({ code: "42501" }, "permission denied"), /GRANT CREATE ON DATABASE hearth TO app/],
  [new Error("SASL: client password must be a string"), /wants a password for the role app/],
  [failure({ code: "EACCES", syscall: "mkdir", path: "/srv/x" }), /allowed to use \/srv\/x\. Give/],
  [
    failure({ code: "EACCES", syscall: "listen", address: "/srv/x/in-use.sock", port: -1 }),
    /allowed to use \/srv\/x\. Give .* DATA_DIR/,
  ],
  [failure({ code: "EROFS", path: "/srv/x" }), /read-only disk/],
  [
    failure({ code: "EEXIST", syscall: "mkdir", path: "/srv/x" }),
    /is a file, but it must be a folder/,
  ],
  [failure({ code: "EADDRINUSE", syscall: "listen", port: 3000 }), /Port 3000 is already in use/],
  [failure({ code: "EACCES", syscall: "listen", port: 80 }), /listen on port 80\. Set PORT/],
])("explains a failure that an operator can fix: %o", (error, expected) => {
  expect(explain(error)).toMatch(expected);
  expect(explain(new Error("Failed query", { cause: error }))).toMatch(expected);
  expect(explain(error)).not.toContain("hush");
});

test("any other failure is unchanged", () => {
  expect(explain(new TypeError("x is not a function"))).toBeNull();
  expect(explain(failure({ code: "ENOENT", path: "/srv/x" }))).toBeNull();
  expect(explainFailure(failure({ code: "3D000" }), { ...settings, databaseUrl: null })).toBeNull();
});
