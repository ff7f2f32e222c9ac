import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes a .br and a .gz beside every text asset, so that no request has to compress. */
export function precompress(): Plugin {
  return {
    name: "khamt-precompress",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
      await Promise.all(texts.map((file) => compressFile(path.join(file.parentPath, file.name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const [{ mtimeMs }, before] = await Promise.all([stat(file), stat(`${file}.gz`).catch(() => undefined)]);
  // Of the build before.
  if (before !== undefined && before.mtimeMs > mtimeMs) return;
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: quality }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
