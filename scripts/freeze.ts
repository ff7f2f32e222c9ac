/** Adds the hashes of new migrations to those that are frozen. Never changes one that is there: such a step is not to be edited. */
import { writeFileSync } from "node:fs";
import { frozenFile, readFrozen, stepHashes } from "../test/migrations.ts";

const frozen = readFrozen();
const steps = stepHashes();
const edited = Object.entries(frozen.steps).filter(([name, hash]) => steps[name] !== hash);
for (const [name] of edited)
  console.error(`${name} was edited or removed after it had landed: put it back, and add a new step.`);
if (edited.length > 0) process.exit(1);
writeFileSync(frozenFile, `${JSON.stringify({ ...frozen, steps }, undefined, 2)}\n`);
console.log(`${Object.keys(steps).length} steps are frozen.`);
