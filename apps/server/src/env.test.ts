import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "./env.ts";

describe("settings", () => {
  test("have a default each", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      dataDir: "data",
      databaseUrl: undefined,
      demoData: true,
      logLevel: "warn",
      mntPerUsd: 3570,
      readsPerMinute: 600,
      trustedProxies: [],
      aiBaseUrl: undefined,
      aiModel: undefined,
      aiApiKey: undefined,
    });
  });

  test("take what is given; an empty value is none", () => {
    const given = {
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE_URL: "",
      DEMO_DATA: "off",
      MNT_PER_USD: "3500.5",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8",
    };
    expect(readConfig(given)).toMatchObject({
      port: 8080,
      publicUrl: "http://localhost:8080",
      databaseUrl: undefined,
      demoData: false,
      mntPerUsd: 3500.5,
      trustedProxies: ["127.0.0.1", "10.0.0.0/8"],
    });
    expect(readConfig({ PUBLIC_URL: "https://khamt.example/path/" }).publicUrl).toBe("https://khamt.example");
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PUBLIC_URL", "khamt.example"],
    ["PUBLIC_URL", "ftp://khamt.example"],
    ["DATABASE_URL", "mysql://localhost/khamt"],
    ["DATABASE_URL", "localhost"],
    ["DEMO_DATA", "yes"],
    ["LOG_LEVEL", "loud"],
    ["MNT_PER_USD", "0"],
    ["MNT_PER_USD", "-3"],
    ["MNT_PER_USD", "many"],
    ["READS_PER_MINUTE", "0"],
    ["AI_BASE_URL", "ai.example/v1"],
    ["AI_BASE_URL", "ftp://ai.example/v1"],
    ["AI_BASE_URL", "file:///etc/passwd"],
    ["AI_BASE_URL", "https://user:secret@ai.example/v1"],
    ["AI_BASE_URL", "https://ai.example/v1?key=secret"],
    ["AI_API_KEY", "two words"],
    ["AI_API_KEY", "түлхүүр"],
  ])("%s=%s is refused by name", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: must be`);
  });

  test("that are wrong are all listed at once", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y", DEMO_DATA: "z" })).toThrow(
      /PORT:[^]*DEMO_DATA:[^]*LOG_LEVEL:/,
    );
  });

  test("of the AI endpoint need an address and a model", () => {
    const given = { AI_BASE_URL: " http://127.0.0.1:11434/v1 ", AI_MODEL: "small", AI_API_KEY: " key " };
    expect(readConfig(given)).toMatchObject({
      aiBaseUrl: "http://127.0.0.1:11434/v1",
      aiModel: "small",
      aiApiKey: "key",
    });
    expect(() => readConfig({ ...given, AI_MODEL: "", PORT: "x" })).toThrow(/PORT: must[^]*AI_MODEL: must/);
    expect(() => readConfig({ AI_BASE_URL: "x", AI_API_KEY: "secret key" })).toThrow(
      /^(?![^]*secret)[^]*AI_API_KEY/,
    );
  });

  test("are all explained in .env.example", () => {
    const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    const named = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value] as const,
    );
    expect(readConfig(Object.fromEntries(named))).toEqual(readConfig({}));
    expect(named).toHaveLength(Object.keys(readConfig({})).length);
  });
});
