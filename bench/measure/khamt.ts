import { createLanguage, type LanguageResources } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind } from "@khamt/matching";
import { type Ranking, rankings } from "../engines/khamt.ts";
import type { Figures, Job, Upkeep } from "../job.ts";
import { createMarket } from "../market.ts";
import { createRecombiner } from "../market/recombine.ts";
import { bytesHeld, cpuSeconds, timesOf } from "../measure.ts";

const limit = 10;
/** So many profiles tell how rare each concept is. */
const surveyed = 20_000;
/** Larger markets are recombined from the surveyed profiles: reading a million takes a quarter of an hour. */
const mostRead = 100_000;

export async function measureKhamt(job: Exclude<Job, { input: unknown }>): Promise<Figures> {
  const language = createLanguage();
  const { sources, statistics, featuresOf } = prepare(job, language);
  const ranking: Ranking = rankings[job.engine]({ kind: job.to, language, statistics });
  const built = build(ranking, job.size, featuresOf);
  let searched = 0;
  const whole = timesOf(sources, job.warmUp, (source) => {
    ranking.search(source, limit);
    searched++;
  });
  const counted = Object.entries(ranking.counters?.() ?? {}).map(
    ([name, count]) => [name, count / searched] as const,
  );
  const upkeep = upkeepOf(ranking, job, language);
  return { ...built, whole, counted: Object.fromEntries(counted), ...(upkeep && { upkeep }) };
}

// On its own, so that the profiles surveyed are garbage afterwards unless larger markets are made of them.
function prepare({ from, to, size, warmUp, queries }: Job, language: LanguageResources) {
  const matcher = createMatcher({ language });
  const market = createMarket(language);
  const read = (kind: ProfileKind) => (index: number) => matcher.analyse(kind, market.profileOf(kind, index));
  const pool = Array.from({ length: Math.min(surveyed, size) }, (_, index) => read(to)(index));
  return {
    sources: Array.from({ length: warmUp + queries }, (_, index) => read(from)(index)),
    statistics: matcher.survey(pool),
    featuresOf: size > mostRead ? createRecombiner(pool, language) : read(to),
  };
}

function build(ranking: Ranking, size: number, featuresOf: (index: number) => Features) {
  const before = bytesHeld();
  let [readingSeconds, puttingSeconds] = [0, 0];
  for (let index = 0; index < size; index++) {
    const started = cpuSeconds();
    const features = featuresOf(index);
    const read = cpuSeconds();
    ranking.put(features);
    readingSeconds += read - started;
    puttingSeconds += cpuSeconds() - read;
  }
  const read = cpuSeconds();
  ranking.finish?.();
  puttingSeconds += cpuSeconds() - read;
  return {
    readingSeconds,
    buildSeconds: readingSeconds + puttingSeconds,
    bytesPerProfile: (bytesHeld() - before) / size,
    ...(ranking.arrayBytes ? { arrayBytesPerProfile: ranking.arrayBytes() / size } : {}),
  };
}

/** So many profiles more are put one by one. */
const more = 400;

function upkeepOf(ranking: Ranking, { to, size }: Job, language: LanguageResources): Upkeep | undefined {
  const { put, snapshot, load } = ranking;
  if (!snapshot || !load) return undefined;
  const matcher = createMatcher({ language });
  const market = createMarket(language);
  const profiles = Array.from({ length: more }, (_, index) => market.profileOf(to, size + index));
  const [first, second] = [profiles.slice(0, more / 2), profiles.slice(more / 2)];
  const read = first.map((profile) => matcher.analyse(to, profile));
  const started = cpuSeconds();
  const bytes = snapshot();
  const saved = cpuSeconds();
  load(bytes);
  const loaded = cpuSeconds();
  return {
    put: timesOf(read, 0, put),
    readAndPut: timesOf(second, 0, (profile) => put(matcher.analyse(to, profile))),
    snapshotBytes: bytes.length,
    saveSeconds: saved - started,
    loadSeconds: loaded - saved,
  };
}
