// Builds the table into a folder: node build.mjs [FOLDER] [--check]
// Does nothing when the folder is newer than all it is made from.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const home = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const out = resolve(args.find((each) => !each.startsWith("--")) ?? join(home, "target/classes/web"));
const stamp = join(out, ".built");

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;
const sources = [
  "src",
  "static",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "build.mjs",
  "types.mjs",
  "../server/src/main/resources/hexfront/openapi.json",
];
const changed = Math.max(...sources.map((name) => newest(join(home, name))));
if (existsSync(stamp) && statSync(stamp).mtimeMs > changed) {
  process.exit(0);
}

const npm = (...words) => execFileSync("npm", words, { cwd: home, stdio: ["ignore", "ignore", "inherit"] });
const wanted = readFileSync(join(home, "package-lock.json"), "utf8");
const installed = join(home, "node_modules/.installed-lock.json");
if (!existsSync(installed) || readFileSync(installed, "utf8") !== wanted) {
  npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
  writeFileSync(installed, wanted);
}
/** The list of what the page is made of, with licences; older versions of npm cannot make one. */
function components() {
  try {
    const words = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
    const list = execFileSync("npm", words, { cwd: home, stdio: ["ignore", "pipe", "ignore"] });
    mkdirSync(join(home, "target"), { recursive: true });
    writeFileSync(join(home, "target/components.json"), list);
  } catch {
    console.error("web: this npm makes no list of components");
  }
}

if (args.includes("--check")) {
  const run = (...words) => execFileSync(process.execPath, words, { cwd: home, stdio: "inherit" });
  run("types.mjs");
  run("node_modules/typescript/bin/tsc", "--noEmit");
  components();
}

const { build } = await import("esbuild");
const common = {
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  target: "es2022",
  legalComments: "none",
  absWorkingDir: home,
  jsx: "automatic",
  jsxImportSource: "preact",
};
const text = (result, ending) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";

const worker = await build({ ...common, entryPoints: ["src/map/tile-worker.ts"], outfile: "worker.js" });
// The table loads its worker as a file, as its content policy wants; the replay carries it inside.
const virtual = (source) => ({
  name: "virtual",
  setup(plugin) {
    plugin.onResolve({ filter: /^virtual:tile-worker$/ }, () => ({ path: "tile-worker", namespace: "virtual" }));
    plugin.onLoad({ filter: /.*/, namespace: "virtual" }, () => ({ contents: source, loader: "text" }));
  },
});
const bundle = (entry, source, more = {}) =>
  build({
    ...common,
    ...more,
    entryPoints: { app: entry },
    outdir: "out",
    plugins: [virtual(source)],
    alias: { "milsymbol-land": join(home, "node_modules/milsymbol/index.mjs") },
  });
const [app, replay] = await Promise.all([
  // The shelf comes first; the table, with the symbols of all arms, is fetched when it is needed.
  bundle("src/app.tsx", "", { format: "esm", splitting: true, chunkNames: "part-[hash]", metafile: true }),
  bundle("src/replay-page.tsx", text(worker, ".js")),
]);
const css = text(app, ".css");

/** What has to come over the wire before the shelf is there, compressed. */
function firstBytes({ outputFiles, metafile }) {
  const wanted = ["out/app.js"];
  for (const name of wanted) {
    const more = metafile.outputs[name].imports.filter((each) => each.kind === "import-statement");
    wanted.push(...more.map((each) => each.path).filter((path) => !wanted.includes(path)));
  }
  const files = outputFiles.filter((file) => wanted.includes(`out/${basename(file.path)}`));
  return files.reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
}
const MOST_FIRST_BYTES = 120_000;
const first = firstBytes(app);
if (first > MOST_FIRST_BYTES) {
  throw new Error(`web: the first script has ${first} bytes compressed, at most ${MOST_FIRST_BYTES} are wanted`);
}

mkdirSync(out, { recursive: true });
readdirSync(out)
  .filter((name) => name.startsWith("part-"))
  .forEach((name) => rmSync(join(out, name)));
const write = (name, content) => writeFileSync(join(out, name), content);
const page = (name) => readFileSync(join(home, "static", name), "utf8");
for (const file of app.outputFiles) {
  if (file.path.endsWith(".js")) {
    write(basename(file.path), file.text);
  }
}
write("app.css", css);
write("tile-worker.js", text(worker, ".js"));
write("index.html", page("index.html"));
write("icon.svg", page("icon.svg"));
const inline = (script) => script.replace(/<\/(script)/gi, "<\\/$1");
write(
  "replay.html",
  page("replay.html")
    .replace("<!--STYLE-->", () => `<style>${css}</style>`)
    .replace("<!--SCRIPT-->", () => `<script>${inline(text(replay, ".js"))}</script>`),
);
writeFileSync(stamp, "");
