/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** The server behind `npx vite`, for work on the page. */
const SERVER = `http://127.0.0.1:${process.env.SATASAT_PORT ?? 8325}`;
const PAGE = "../src/satasat/page";
/** Not worth keeping for a visit without a network: it is loaded by whoever looks at it. */
const LATER = /^assets\/.*(latin-ext|cyrillic|devanagari)-.*\.woff2$/;

/** The licences of all that is in the page and not ours. */
function licenses(): string {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf-8")) as {
    dependencies: Record<string, string>;
  };
  return [...Object.keys(dependencies), "@preact/signals-core"]
    .sort()
    .map((name) => {
      const folder = join("node_modules", name);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
      const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      const words = text ? readFileSync(join(folder, text), "utf-8").trim() : "";
      return `${name} ${version}, ${license}\n\n${words}\n`;
    })
    .join(`\n${"=".repeat(80)}\n\n`);
}

/**
 * Once all is written: tells the service worker which files there are, and puts a compressed twin beside every file that gets smaller.
 *
 * Not while the bundle is made, as Vite has not put in its lists of preloads by then.
 */
function finished(): Plugin {
  return {
    name: "satasat-finished",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = PAGE }) {
        writeFileSync(join(dir, "licenses.txt"), licenses());
        const names = readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
          .sort();
        const digest = createHash("sha256");
        for (const name of names) digest.update(name).update(readFileSync(join(dir, name)));
        const version = digest.digest("hex").slice(0, 12);
        const kept = names.filter((name) => name !== "sw.js" && name !== "index.html" && !LATER.test(name));
        const files = ["/", ...kept.map((name) => `/${name}`)];
        const worker = join(dir, "sw.js");
        const code = readFileSync(worker, "utf-8");
        if (!code.includes("__PRECACHE__")) throw new Error("the service worker has no place for its list of files");
        writeFileSync(worker, code.replace("__PRECACHE__", JSON.stringify({ version, files })));
        for (const name of names.filter((one) => !/\.(woff2|png)$/.test(one))) {
          const data = readFileSync(join(dir, name));
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(data));
          writeFileSync(join(dir, `${name}.gz`), gzipSync(data, { level: 9 }));
        }
      },
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [finished()],
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(
      ["/api", "/ws"].map((path) => [
        path,
        { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
      ]),
    ),
  },
  build: {
    target: "es2022",
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    rolldownOptions: {
      input: { main: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.{ts,tsx}"] },
});
