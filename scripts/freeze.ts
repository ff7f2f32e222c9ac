/**
 * Adds the hashes of new migrations to those that are frozen, and removes the snapshots that no further migration is made from. Never changes
 * a hash that is there: such a step is not to be edited.
 */
import { rmSync, writeFileSync } from "node:fs";
import { frozenFile, readFrozen, schemaSnapshots, stepHashes } from "../test/migrations.ts";

const frozen = readFrozen();
const steps = stepHashes();
const edited = Object.entries(frozen.steps).filter(([name, hash]) => steps[name] !== hash);
for (const [name] of edited)
  console.error(`${name} was edited or removed after it had landed: put it back, and add a new step.`);
if (edited.length > 0) process.exit(1);
writeFileSync(frozenFile, `${JSON.stringify({ ...frozen, steps }, undefined, 2)}\n`);
for (const outdated of schemaSnapshots().slice(0, -1)) rmSync(outdated);
console.log(`${Object.keys(steps).length} steps are frozen.`);
