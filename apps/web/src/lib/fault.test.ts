import { expect, it } from "vitest";
import { ApiError } from "./api.ts";
import { faultMessage } from "./fault.ts";

it("tells the number of a request that failed on the server's side, which the server asks to be told", () => {
  const words = { fallback: "Not done.", network: "No network." };
  const said = (status: number, error: string) =>
    faultMessage(new ApiError(status, JSON.stringify({ error, message: "Said.", requestId: "r-17" })), words);
  expect(said(500, "internal")).toBe("Said. (r-17)");
  expect(said(409, "conflict")).toBe("Said.");
  expect(faultMessage(new ApiError(502, "<html>"), words)).toBe("Not done.");
  expect(faultMessage(new TypeError("Failed to fetch"), words)).toBe("No network.");
});
