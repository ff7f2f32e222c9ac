import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

type DebianPackage = {
  name: string;
  /** A file that the package brings. */
  brings: () => boolean;
  /** Tests run without it, too. */
  isOptional?: true;
};

const packages: DebianPackage[] = [
  { name: "chromium", brings: () => existsSync("/usr/bin/chromium") },
  // Draws nothing that nobody sees: browser tests take two thirds of the time.
  {
    name: "chromium-headless-shell",
    brings: () => existsSync("/usr/bin/chromium-headless-shell"),
    isOptional: true,
  },
  { name: "hunspell", brings: () => existsSync("/usr/bin/hunspell") },
  { name: "hunspell-mn", brings: () => existsSync("/usr/share/hunspell/mn_MN.aff") },
  { name: "postgresql", brings: hasPostgres },
];

/** Installs the Debian packages that tests need, where it may; answers with what is missing still. */
export function installTestPackages(): string[] {
  const wanted = packages.filter((each) => !each.brings()).map((each) => each.name);
  if (wanted.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return missingTestPackages();
  console.log(`Installing Debian packages for the tests: ${wanted.join(", ")} ...`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  // One that a release does not have keeps none of the others away.
  for (const name of wanted) apt("install", "-y", "--no-install-recommends", name);
  return missingTestPackages();
}

export function missingTestPackages(): string[] {
  return packages.filter((each) => !each.isOptional && !each.brings()).map((each) => each.name);
}

function hasPostgres(): boolean {
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))
  );
}
