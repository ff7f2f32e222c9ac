import { expect, test } from "vitest";
import { newDevice, knownDevice } from "./device.ts";
import { createKeys } from "./keys.ts";
import { appealToken, readAppealToken } from "./suspension.ts";

const keys = createKeys("one secret that is long enough for it");
const others = createKeys("other secret that is long enough too.");

test("what is encrypted can be read with the same secret only, and not after a change", () => {
  const sealed = keys.encrypt("Түлхүүр");
  expect(keys.decrypt(sealed)).toBe("Түлхүүр");
  expect(keys.encrypt("Түлхүүр")).not.toBe(sealed);
  expect(() => others.decrypt(sealed)).toThrow("unable to authenticate");
  const bytes = Buffer.from(sealed, "base64url");
  for (const at of [0, 12, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => keys.decrypt(changed.toString("base64url"))).toThrow("unable to authenticate");
  }
});

test("digests differ by purpose and by secret", () => {
  const digests = [keys.mac("address", "a"), keys.mac("email-code", "a"), others.mac("address", "a")];
  expect(new Set(digests).size).toBe(3);
});

test("a browser is known to the account that it was signed in to, and nobody can make one known", () => {
  const cookie = newDevice({ keys, email: "saran@khamt.test" });
  expect(knownDevice(cookie, { keys, email: "SARAN@khamt.test" })).toBe(cookie.split(".")[0]);
  expect(knownDevice(cookie, { keys, email: "other@khamt.test" })).toBeUndefined();
  expect(knownDevice(cookie, { keys: others, email: "saran@khamt.test" })).toBeUndefined();
  for (const forged of [undefined, "", ".", "a.b", `${cookie}x`, `x${cookie}`])
    expect(knownDevice(forged, { keys, email: "saran@khamt.test" })).toBeUndefined();
});

test("after a change of the secret what the former one made is still known, and everything new is of the new one", () => {
  const [old, fresh] = ["one secret that is long enough for it", "the next secret, as long as it must be"];
  const changed = createKeys(fresh, [old]);
  const sealed = keys.encrypt("Түлхүүр");
  expect(changed.decrypt(sealed)).toBe("Түлхүүр");
  const renewed = changed.renew(sealed) ?? "";
  expect(createKeys(fresh).decrypt(renewed)).toBe("Түлхүүр");
  expect(changed.renew(renewed)).toBeUndefined();
  expect(changed.isMac("device", "a", keys.mac("device", "a"))).toBe(true);
  expect(changed.isMac("device", "b", keys.mac("device", "a"))).toBe(false);
  expect(changed.mac("device", "a")).toBe(createKeys(fresh).mac("device", "a"));
  expect(createKeys(fresh).isMac("device", "a", keys.mac("device", "a"))).toBe(false);
  const link = appealToken(keys, "sanction");
  expect(readAppealToken(changed, link)).toBe("sanction");
  expect(readAppealToken(createKeys(fresh), link)).toBeUndefined();
  for (const forged of [`${link}x`, `x${link}`, `${link}.`, "sanction", ""])
    expect(readAppealToken(changed, forged)).toBeUndefined();
});
