import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  // Bundled whole, so that the server renders with React's production build whatever its environment says.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    target: browsers,
    cssTarget: browsers,
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    assetsInlineLimit: (file: string) => (file.endsWith(".woff2") ? false : undefined),
    ...(isSsrBuild ? { copyPublicDir: false } : { rolldownOptions: { input: "src/main.tsx" } }),
  },
}));
