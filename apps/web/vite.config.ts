import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineCalls } from "./build/calls.ts";
import { fontsApart } from "./build/fonts-apart.ts";
import { leftOut } from "./build/left-out.ts";
import { precompress } from "./build/precompress.ts";
import { words } from "./build/words.ts";

const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

const drawIcon = fileURLToPath(new URL("./build/draw-icon.ts", import.meta.url));

/** What every page needs is one file: 1 kB smaller than two, and no request waits for another. */
const codeSplitting = {
  groups: [
    { name: "base", tags: ["$initial" as const] },
    // And what cards and lists are made of: their page would ask for twenty small ones.
    { name: "lists", test: /src\/(ui\/(lists|cards)|shared\/(profiles|you-and))\/(?!words)/ },
  ],
};

// Whoever builds gets React's production build, whatever their environment says.
process.env["NODE_ENV"] = "production";

export default defineConfig(({ isSsrBuild }) => ({
  logLevel: "warn",
  plugins: [
    words(),
    inlineCalls(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // The loader travels with its screen: a page's queries and words are no load on the first one.
      codeSplittingOptions: { defaultBehavior: [["loader", "component", "notFoundComponent"]] },
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [leftOut(), fontsApart(), precompress()]),
  ],
  // React has had this hook itself since version 18.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      { find: "../createLucideIcon.mjs", replacement: drawIcon },
    ],
  },
  // Bundled whole and with this settled: else the server's environment would choose between React's builds at run time.
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  worker: { format: "es" },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    // A server may run yet on what was built before: scripts/web-build.ts removes it later.
    emptyOutDir: false,
    target: browsers,
    cssTarget: browsers,
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file: string) => (file.endsWith(".woff2") ? false : undefined),
    ...(isSsrBuild && { copyPublicDir: false }),
    rolldownOptions: {
      // Whoever starts a server for the first time reads what it says.
      checks: { pluginTimings: false },
      ...(!isSsrBuild && { input: "src/main.tsx", output: { codeSplitting } }),
    },
  },
}));
