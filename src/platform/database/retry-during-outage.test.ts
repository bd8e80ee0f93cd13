import { expect, test, vi } from "vitest";
import { retryDuringOutage } from "./violations.server.ts";

const failure = (code: string) => Object.assign(new Error("failed"), { code });

test("doesn't retry what a reachable database rejects", async () => {
  const write = vi.fn().mockRejectedValueOnce(failure("ECONNREFUSED"));
  write.mockRejectedValue(failure("23505"));
  await expect(retryDuringOutage(write)).rejects.toMatchObject({ code: "23505" });
  expect(write).toHaveBeenCalledTimes(2);
});
