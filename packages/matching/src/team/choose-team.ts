// The smallest set of people who together have what an idea asks for. How much of the needs is covered by the best of
// the team for each is a monotone submodular function, so that taking the person who adds most, again and again, reaches
// at least 1 − 1/e of the best team of that size (Nemhauser, Wolsey and Fisher 1978). What a person adds only shrinks as
// the team grows: an old gain is a bound for the new one, and most people need not be looked at again (Minoux 1978).
import { noService, type Service } from "../explain/cover.ts";

/** Somebody with what they have for each need. */
export type Contestant = {
  readonly id: string;
  readonly score: number;
  readonly percent: number;
  readonly serves: readonly Service[];
};

type Choice = {
  readonly contestants: readonly Contestant[];
  /** Members that the team has already. */
  readonly there: readonly Contestant[];
  readonly size: number;
  /** Somebody who adds less is not taken. */
  readonly least: number;
};

/** The fewest who cover what greedy choice covers; of equal gains the better match, then the lower id. */
export function chooseTeam(choice: Choice): Contestant[] {
  return withoutSpare(chooseGreedily(choice), choice.there);
}

type Candidate = {
  readonly contestant: Contestant;
  /** What they added when last looked at: now at most that. */
  gain: number;
};

function chooseGreedily({ contestants, there, size, least }: Choice): Contestant[] {
  const team: Contestant[] = [];
  let queue: Candidate[] = contestants.map((contestant) => ({ contestant, gain: gainOf(contestant, there) }));
  while (team.length < size) {
    let best: Candidate | undefined;
    queue.sort(isBefore);
    for (const candidate of queue) {
      if (best && candidate.gain < best.gain) break;
      candidate.gain = gainOf(candidate.contestant, [...there, ...team]);
      if (!best || isBefore(candidate, best) < 0) best = candidate;
    }
    if (best === undefined || best.gain === 0 || best.gain < least) break;
    team.push(best.contestant);
    queue = queue.filter((candidate) => candidate !== best);
  }
  return team;
}

function isBefore(a: Candidate, b: Candidate): number {
  return b.gain - a.gain || b.contestant.score - a.contestant.score || byId(a.contestant, b.contestant);
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}

export function gainOf({ serves }: Contestant, team: readonly Contestant[]): number {
  return serves.reduce((sum, { value }, need) => sum + Math.max(0, value - bestOf(team, need).value), 0);
}

export function bestOf(team: readonly Contestant[], need: number): Service {
  let best = noService;
  for (const { serves } of team) {
    const service = serves[need];
    if (service && service.value > best.value) best = service;
  }
  return best;
}

// An early member may add nothing any more once later ones are there.
function withoutSpare(chosen: readonly Contestant[], there: readonly Contestant[]): Contestant[] {
  let team = [...chosen];
  for (const member of chosen) {
    const others = team.filter((other) => other !== member);
    if (gainOf(member, [...there, ...others]) === 0) team = others;
  }
  return team;
}
