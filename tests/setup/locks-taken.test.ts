import { expect, test } from "vitest";
import { locksTaken } from "./locks-taken.ts";

const names = (statement: string) => locksTaken(statement).map(({ name }) => name);

test("rows are locked by the tables of the select that says so", () => {
  expect(names('select "id" from "leads" where "leads"."id" = $1 for update')).toEqual(["leads"]);
  expect(
    names('select * from "a" inner join "b" on "b"."id" = "a"."b" where "a"."id" = $1 for update'),
  ).toEqual(["a", "b"]);
  expect(names('select * from "a" inner join "b" on true for update of "b"')).toEqual(["b"]);
  expect(
    names('select * from "a" where exists (select 1 from "b") and id in ($1) for no key update'),
  ).toEqual(["a"]);
  expect(names('update "a" set x = 1 where id in (select id from "b" for key share)')).toEqual([
    "b",
  ]);
});

test("locks that wait differ from locks that only try", () => {
  expect(locksTaken('select * from "a" limit 1 for update skip locked')).toEqual([
    { name: "a", waits: false },
  ]);
  const advisory = (call: string) => `select ${call}(hashtextextended($1, 0)) as "lock of staff"`;
  expect(locksTaken(advisory("pg_advisory_xact_lock"))).toEqual([
    { name: "lock of staff", waits: true },
  ]);
  expect(locksTaken(advisory("pg_try_advisory_xact_lock_shared"))).toEqual([
    { name: "lock of staff", waits: false },
  ]);
});

test("statements without explicit locks take none", () => {
  expect(names('update "leads" set "name" = $1')).toEqual([]);
  expect(names('insert into "leads" ("need") values ($1)')).toEqual([]);
});
