// Bundles the tests of the pure logic and runs them with Node's own runner: node test.mjs [FOLDER]
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const home = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(home, "target/test-bundle"));
const tests = readdirSync(join(home, "test")).filter((name) => name.endsWith(".test.ts"));
await build({
  entryPoints: tests.map((name) => join(home, "test", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  alias: { "milsymbol-land": join(home, "node_modules/milsymbol/index.mjs") },
  logLevel: "error",
});
const files = tests.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
execFileSync(process.execPath, ["--test", ...files], { stdio: "inherit", env: { ...process.env, HEXFRONT_WEB: home } });
