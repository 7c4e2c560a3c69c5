// Makes the types of the HTTP interface from the schemas of its OpenAPI document: node types.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const home = dirname(fileURLToPath(import.meta.url));
const document = readFileSync(join(home, "../server/src/main/resources/hexfront/openapi.json"), "utf8");
const { schemas } = JSON.parse(document.replaceAll("#/components/schemas/", "#/$defs/")).components;
const types = await compile({ $defs: schemas }, "document", {
  bannerComment: "",
  format: false,
  unreachableDefinitions: true,
});
mkdirSync(join(home, "target"), { recursive: true });
writeFileSync(join(home, "target/schemas.d.ts"), types);
