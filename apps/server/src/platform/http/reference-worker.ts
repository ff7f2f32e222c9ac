import { parentPort, workerData } from "node:worker_threads";
import scalar, { type FastifyApiReferenceOptions } from "@scalar/fastify-api-reference";
import Fastify from "fastify";

export type ReferenceOptions = Required<Pick<FastifyApiReferenceOptions, "routePrefix" | "configuration">>;

/** What the reader of the reference loads. */
export type ReferenceFiles = { page: string; script: Uint8Array };

/** The library holds millions of letters: they go with this thread, and bytes stay. */
const options: ReferenceOptions = workerData;
const app = Fastify();
await app.register(scalar, options);
const page = await app.inject(`${options.routePrefix}/`);
const script = await app.inject(`${options.routePrefix}/js/scalar.js`);
const files: ReferenceFiles = { page: page.body, script: new Uint8Array(script.rawPayload) };
parentPort?.postMessage(files, [files.script.buffer as ArrayBuffer]);
