// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import {
  askToSend,
  forgetInvitation,
  isAskedFor,
  keepInvitation,
  readInvitation,
  settleInvitation,
} from "./invitation-draft.ts";

afterEach(() => sessionStorage.clear());

const bat = { kind: "cofounder", id: "1" } as const;
const oyun = { kind: "cofounder", id: "2" } as const;

it("keeps what was typed for each, and forgets it once it is sent", () => {
  keepInvitation(bat, { message: "Hello Bat", answer: "" });
  expect(readInvitation(bat)).toMatchObject({ message: "Hello Bat" });
  expect(readInvitation(oyun)).toBeUndefined();
  forgetInvitation(bat);
  expect(readInvitation(bat)).toBeUndefined();
});

it("says that its writer asked to send it until they have seen it again, and keeps the words", () => {
  keepInvitation(bat, { message: "Hello", answer: "" });
  expect(isAskedFor(bat)).toBe(false);
  askToSend(bat, { message: "Hello Bat", answer: "" });
  expect(isAskedFor(oyun)).toBe(false);
  expect(isAskedFor(bat)).toBe(true);
  settleInvitation(bat);
  settleInvitation(oyun);
  expect(isAskedFor(bat)).toBe(false);
  expect(readInvitation(oyun)).toBeUndefined();
  expect(readInvitation(bat)?.message).toBe("Hello Bat");
});

it("throws away what is none of its own", () => {
  sessionStorage.setItem("khamt-invitation-cofounder:1", '{"message":7}');
  expect(readInvitation(bat)).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});
