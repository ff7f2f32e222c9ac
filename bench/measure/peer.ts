import { inputOf } from "../engines/engine.ts";
import { peers } from "../engines/peers.ts";
import type { Figures, Job } from "../job.ts";
import { bytesHeld, cpuSeconds, timesOf } from "../measure.ts";
import { readProfiles, readQueries } from "../texts.ts";

const limit = 10;

export async function measurePeer(job: Extract<Job, { input: unknown }>): Promise<Figures> {
  const input = inputOf(job.input);
  const queries = readQueries(job.folder).map((texts) => texts[job.input]);
  const engine = await peers[job.engine]({ input, size: job.size });
  const before = bytesHeld();
  let buildSeconds = 0;
  let count = 0;
  for await (const text of readProfiles(job.folder, job.input)) {
    const started = cpuSeconds();
    engine.add(`${job.to}-${count++}`, text);
    buildSeconds += cpuSeconds() - started;
  }
  const bytes = bytesHeld() - before + (engine.nativeBytes?.() ?? 0);
  const measure = (texts: readonly string[]) =>
    timesOf(texts, job.warmUp, (text) => engine.search(text, limit));
  return {
    buildSeconds,
    bytesPerProfile: bytes / count,
    whole: measure(queries.map(({ all }) => all)),
    listed: measure(queries.map(({ listed }) => listed)),
  };
}
