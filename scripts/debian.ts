import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

interface DebianPackage {
  name: string;
  /** A file that the package brings. */
  brings: () => boolean;
}

const packages: DebianPackage[] = [
  { name: "chromium", brings: () => existsSync("/usr/bin/chromium") },
  { name: "hunspell", brings: () => existsSync("/usr/bin/hunspell") },
  { name: "hunspell-mn", brings: () => existsSync("/usr/share/hunspell/mn_MN.aff") },
  { name: "postgresql", brings: hasPostgres },
];

/** Installs the Debian packages that tests need; says what is missing where it may not. */
export function installTestPackages(): { missing: string[] } {
  const missing = packages.filter((each) => !each.brings()).map((each) => each.name);
  if (missing.length === 0) return { missing };
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return { missing };
  console.log(`Installing Debian packages for the tests: ${missing.join(", ")} ...`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...missing);
  return { missing: packages.filter((each) => !each.brings()).map((each) => each.name) };
}

function hasPostgres(): boolean {
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))
  );
}
