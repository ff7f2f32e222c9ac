// A process of its own for each engine, so that none pays for another's memory or compiled code.
//   node --expose-gc bench/measure/engine.ts JOB     (JOB and the printed figures: JSON, see ../job.ts)
import type { Figures, Job } from "../job.ts";
import { measureKhamt } from "./khamt.ts";
import { measurePeer } from "./peer.ts";

const job: Job = JSON.parse(process.argv[2] ?? "");
const figures: Figures = "input" in job ? await measurePeer(job) : await measureKhamt(job);
process.stdout.write(JSON.stringify(figures));
