import type { Plugin } from "vite";

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Puts the style sheet's fonts into a file of their own. Pages bring them along once; a second sheet that named them again would
 * make the browser draw the text again.
 */
export function fontsApart(): Plugin {
  return {
    name: "khamt-fonts-apart",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = String(file.source);
        const fonts = css.match(fontFace) ?? [];
        if (fonts.length === 0) continue;
        file.source = css.replaceAll(fontFace, "");
        this.emitFile({ type: "asset", fileName: "assets/fonts.css", source: fonts.join("") });
      }
    },
  };
}
