/**
 * What the project needs of others: licences from the lock, a bill of materials, and advisories from the registry. Ends with 1
 * where one is found that must be dealt with; without a network it does what needs none, and says so.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "@khamt/contract/records";

const root = join(import.meta.dirname, "..");

/** May be used, changed and given on; weak copyleft only as libraries that are used as they are. */
const accepted = [
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0)$/,
  /^(MPL-2\.0|LGPL-3\.0-or-later|OFL-1\.1|CC-BY-4\.0)$/,
];

const npm = (args: string[]) =>
  spawnSync("npm", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });

const findings = [...licences(), ...advisories()];
writeBill();
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? "Nothing was found." : `${findings.length} to deal with.`);
process.exit(findings.length === 0 ? 0 : 1);

function licences(): string[] {
  const lock: unknown = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = Object.entries(valueAt(lock, "packages") ?? {}).filter(
    ([path, each]) => path.startsWith("node_modules/") && valueAt(each, "version") && !valueAt(each, "dev"),
  );
  console.log(`Licences: ${packages.length} packages that a running server may need.`);
  return packages
    .map(([path, each]) => ({ path, licence: textAt(each, "license") ?? "none" }))
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ path, licence }) => `${path.replace(/^.*node_modules\//, "")}: licence ${licence}`);
}

/** Of "A OR B" one is enough, of "A AND B" both are needed. */
function isAccepted(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => accepted.some((form) => form.test(part.trim()))));
}

function advisories(): string[] {
  const { stdout } = npm(["audit", "--omit=dev", "--json"]);
  const report = parsed(stdout);
  const found = valueAt(report, "vulnerabilities");
  if (typeof found !== "object" || found === null) {
    console.log(
      `Advisories: not asked for. The registry could not be reached or knows none (${textAt(report, "message") ?? "no answer"}). Run this again with a network.`,
    );
    return [];
  }
  console.log("Advisories: the registry was asked.");
  return Object.entries(found).map(([name, each]) => `${name}: ${textAt(each, "severity")} (npm audit)`);
}

function writeBill(): void {
  const { status, stdout, stderr } = npm([
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--omit",
    "dev",
    "--package-lock-only",
  ]);
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.slice(0, 300)}`);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/sbom.json"), stdout);
  console.log("Bill of materials: dist/sbom.json");
}

function textAt(object: unknown, name: string): string | undefined {
  const text = valueAt(object, name);
  return typeof text === "string" ? text : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
