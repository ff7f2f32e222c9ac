// Loaded before the server, in each of its threads: where server-build.ts has built a program of these very sources, that is run.
import { registerHooks } from "node:module";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { freshBuild } from "./fresh-build.js";

const root = new URL("..", import.meta.url).href;
const sources = `${root}apps/server/`;
// A thread that begins later runs what the server runs, also when another version lies in the folder by then.
const programs = isMainThread ? freshBuild() : getEnvironmentData("programs");
setEnvironmentData("programs", programs);

if (programs)
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const built =
        found.url.startsWith(sources) && programs[decodeURIComponent(found.url.slice(root.length))];
      return built ? { url: new URL(built, root).href, format: "module", shortCircuit: true } : found;
    },
  });
