// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over all rounds at once. In each round everybody who is there
// has a seat, at a table for two or on the bench; a move exchanges two people's seats. Two who may not meet, or have met
// in another round, may sit together, and it counts for nothing.
import type { Pair, RoundsTask } from "./rounds-task.ts";

/** Moves for each seat of a plan, and in all: about two seconds. A small plan is begun anew a few times within them. */
const movesPerSeat = 10_000;
const mostMoves = 12_000_000;
const mostStarts = 10;
/** What so many starts have come to is as good as the best: so it is with plans of few people. */
const enoughAlike = 3;
/** On the scale of fit: at first an exchange may lose about this much, at last next to nothing. */
const warmest = 0.4;
const coldest = 0.004;
/** Each chooses mostly among those that fit best: the others are found by chance. */
const longestWish = 24;

type Plan = {
  readonly task: RoundsTask;
  /** Of each round who sits where: table 0 has seats 0 and 1. */
  readonly seats: readonly Int32Array[];
  /** Of each round where somebody sits; -1 for who is not there. */
  readonly places: readonly Int32Array[];
  /** Seats at tables; what follows is the bench. */
  readonly tableSeats: readonly number[];
  /** How often two sit together. */
  readonly together: Uint8Array;
  /** How many meetings each has. */
  readonly meetings: Int32Array;
  readonly meetingWorth: number;
  /** Of all meetings together, less what is unequal. */
  worth: number;
};

/** The meetings of each round: nobody twice in one, no pair twice in all. */
export function annealRounds(task: RoundsTask): Pair[][] {
  const random = randomFrom(task.seed ?? 1);
  const wishes = wishesOf(task);
  let best = anneal(seatEverybody(task, random), wishes, random);
  const starts = Math.min(mostStarts, Math.floor(mostMoves / Math.max(1, movesFor(best))));
  for (let start = 1, alike = 1; start < starts && alike < enoughAlike; start++) {
    const plan = anneal(seatEverybody(task, random), wishes, random);
    const gain = plan.worth - best.worth;
    if (Math.abs(gain) < 1e-6) alike++;
    else if (gain > 0) [best, alike] = [plan, 1];
  }
  return meetingsOf(best);
}

/** Two who are there alone have no choice. */
function openRounds({ seats }: Plan): number[] {
  return seats.flatMap(({ length }, round) => (length > 2 ? [round] : []));
}

function movesFor(plan: Plan): number {
  const seats = openRounds(plan).reduce((sum, round) => sum + (plan.seats[round]?.length ?? 0), 0);
  return Math.min(mostMoves, movesPerSeat * seats);
}

function anneal(plan: Plan, wishes: readonly Int32Array[], random: () => number): Plan {
  const open = openRounds(plan);
  const moves = movesFor(plan);
  const cooling = (coldest / warmest) ** (1 / Math.max(1, moves));
  for (let move = 0, heat = warmest; move < moves; move++, heat *= cooling) {
    const round = open[Math.floor(random() * open.length)] ?? 0;
    const [one, other] = chooseSeats(plan, round, wishes, random);
    if (one < 0 || other < 0 || one >> 1 === other >> 1) continue;
    const byFit = gainByFit(plan, round, one, other);
    if (byFit < 0 && random() >= Math.exp(byFit / heat)) continue;
    const gain = exchange(plan, round, one, other);
    if (Number.isNaN(byFit) && gain < 0 && random() >= Math.exp(gain / heat))
      exchange(plan, round, one, other);
    else plan.worth += gain;
  }
  return plan;
}

function seatEverybody(task: RoundsTask, random: () => number): Plan {
  const { people, rounds, tables, isThere = () => true, had = [] } = task;
  const numbers = Array.from({ length: people }, (_, person) => person);
  const meetings = Int32Array.from(numbers, (person) => had[person] ?? 0);
  const seats = Array.from({ length: rounds }, (_, round) =>
    Int32Array.from(
      shuffle(
        numbers.filter((person) => isThere(person, round)),
        random,
      ),
    ),
  );
  const places = seats.map((seated) => {
    const place = new Int32Array(people).fill(-1);
    for (const [seat, person] of seated.entries()) place[person] = seat;
    return place;
  });
  const tableSeats = seats.map(({ length }) => 2 * Math.min(tables, Math.floor(length / 2)));
  const together = new Uint8Array(people * people);
  const plan: Plan = {
    task,
    seats,
    places,
    tableSeats,
    together,
    meetings,
    meetingWorth: meetingWorthOf(task),
    worth: 0,
  };
  for (const [round, count] of tableSeats.entries())
    for (let seat = 0; seat < count; seat += 2) plan.worth += sit(plan, round, seat, 1);
  return plan;
}

/** What a meeting is worth by itself: more than any inequality and any fit. */
export function meetingWorthOf({ rounds, had = [] }: RoundsTask): number {
  return 4 * (rounds + Math.max(0, ...had)) + 4;
}

/** For each those who fit best, the best first. */
function wishesOf({ people, fits }: RoundsTask): Int32Array[] {
  return Array.from({ length: people }, (_, person) => {
    const row = fits.subarray(person * people, (person + 1) * people);
    const others = Array.from(row.keys()).filter((other) => other !== person && !Number.isNaN(row[other]));
    others.sort((one, other) => (row[other] ?? 0) - (row[one] ?? 0));
    return Int32Array.from(others.slice(0, longestWish));
  });
}

/** Half of the moves bring somebody together with one of those who fit them best, the others are any. */
function chooseSeats(
  { seats, places, tableSeats }: Plan,
  round: number,
  wishes: readonly Int32Array[],
  random: () => number,
): [number, number] {
  const seated = seats[round] ?? new Int32Array();
  const one = Math.floor(random() * (tableSeats[round] ?? 0));
  if (random() < 0.5) return [one, Math.floor(random() * seated.length)];
  const wish = wishes[seated[one] ?? 0] ?? new Int32Array();
  const wanted = wish[Math.floor(random() * wish.length)];
  return [one ^ 1, wanted === undefined ? -1 : (places[round]?.[wanted] ?? -1)];
}

/**
 * What an exchange would bring where as many meet as before, and the same people: the pairs that part meet nowhere else, and those that
 * come together nowhere yet. NaN elsewhere. Most exchanges are such, and most of them are refused: these change nothing.
 */
function gainByFit({ task, seats, tableSeats, together }: Plan, round: number, one: number, other: number) {
  if (Math.max(one, other) >= (tableSeats[round] ?? 0)) return Number.NaN;
  const seated = seats[round];
  const first = seated?.[one] ?? 0;
  const second = seated?.[other] ?? 0;
  const besideFirst = seated?.[one ^ 1] ?? 0;
  const besideSecond = seated?.[other ^ 1] ?? 0;
  const parted = [pairOf(task, first, besideFirst), pairOf(task, second, besideSecond)] as const;
  const joined = [pairOf(task, second, besideFirst), pairOf(task, first, besideSecond)] as const;
  if (together[parted[0]] !== 1 || together[parted[1]] !== 1 || together[joined[0]] || together[joined[1]])
    return Number.NaN;
  const fitOf = (pair: number) => task.fits[pair] ?? Number.NaN;
  return fitOf(joined[0]) + fitOf(joined[1]) - fitOf(parted[0]) - fitOf(parted[1]);
}

/** Where two stand in what is kept of pairs. */
function pairOf({ people }: RoundsTask, a: number, b: number): number {
  return a < b ? a * people + b : b * people + a;
}

/** Done again, it is undone. What it brings. */
function exchange(plan: Plan, round: number, one: number, other: number): number {
  const seats = plan.seats[round];
  const places = plan.places[round];
  if (seats === undefined || places === undefined) return 0;
  let gain = sit(plan, round, one & ~1, -1) + sit(plan, round, other & ~1, -1);
  const [first = 0, second = 0] = [seats[one], seats[other]];
  seats[one] = second;
  seats[other] = first;
  places[second] = one;
  places[first] = other;
  gain += sit(plan, round, one & ~1, 1) + sit(plan, round, other & ~1, 1);
  return gain;
}

/** Two sit down at their table (1) or leave it (-1). What it brings: nothing on the bench, nor for who may not meet or does already. */
function sit(plan: Plan, round: number, seat: number, by: 1 | -1): number {
  if (seat >= (plan.tableSeats[round] ?? 0)) return 0;
  const { task, together, meetings, meetingWorth } = plan;
  const seats = plan.seats[round];
  const [a = 0, b = 0] = [seats?.[seat], seats?.[seat + 1]];
  const pair = pairOf(task, a, b);
  const fit = task.fits[pair] ?? Number.NaN;
  if (Number.isNaN(fit)) return 0;
  const before = together[pair] ?? 0;
  together[pair] = before + by;
  if (before + by > 1 || (by < 0 && before > 1)) return 0;
  const [ofA = 0, ofB = 0] = [meetings[a], meetings[b]];
  meetings[a] = ofA + by;
  meetings[b] = ofB + by;
  // The squares of how many meetings each has: the more equal they are, the smaller is their sum.
  return by * (meetingWorth + fit) - by * (2 * ofA + by) - by * (2 * ofB + by);
}

function meetingsOf({ task, seats, tableSeats }: Plan): Pair[][] {
  const met = new Set<number>();
  return seats.map((seated, round) => {
    const pairs: Pair[] = [];
    for (let seat = 0; seat < (tableSeats[round] ?? 0); seat += 2) {
      const [one = 0, other = 0] = [seated[seat], seated[seat + 1]];
      const [a, b] = one < other ? [one, other] : [other, one];
      const pair = a * task.people + b;
      if (met.has(pair) || Number.isNaN(task.fits[pair])) continue;
      met.add(pair);
      pairs.push([a, b]);
    }
    return pairs;
  });
}

function shuffle(numbers: number[], random: () => number): number[] {
  for (let last = numbers.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [numbers[last], numbers[chosen]] = [numbers[chosen] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}

/** Numbers from 0 to 1 by a xorshift of 32 bits: the same seed, the same plan. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
