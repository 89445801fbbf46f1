// Which votes on an offer look as if they were not those of many people. Pure but for the numbers they share with the flag (voteRules.ts).

/** A vote as the search for bursts looks at it: in the order of time. */
export interface SeenVote {
  id: number;
  at: Date;
  value: number;
  /** Keyed hash of its network; '' when there is none. */
  networkHash: string;
  isDiscarded: boolean;
}

/** Votes that came more quickly than people vote. */
export interface Burst {
  /** EVERYWHERE counts the votes of all networks. */
  kind: 'EVERYWHERE' | 'NETWORK';
  /** In the order of time. */
  votes: SeenVote[];
}

/** More votes than these within the window are a burst. */
export interface BurstLimits {
  windowMs: number;
  max: number;
  maxOfNetwork: number;
}

/** Marks each vote that lies within any window that has more than `max` of them, and puts those that follow each other together. */
function burstsOf(votes: readonly SeenVote[], windowMs: number, max: number): SeenVote[][] {
  const isMarked = votes.map(() => false);
  let first = 0;
  for (const [last, vote] of votes.entries()) {
    while (vote.at.getTime() - (votes[first]?.at.getTime() ?? 0) >= windowMs) first += 1;
    if (last - first + 1 > max) isMarked.fill(true, first, last + 1);
  }
  const bursts: SeenVote[][] = [];
  for (const [index, vote] of votes.entries()) {
    if (!isMarked[index]) continue;
    const open = isMarked[index - 1] ? bursts.at(-1) : undefined;
    if (open) open.push(vote);
    else bursts.push([vote]);
  }
  return bursts;
}

/**
 * The bursts of an offer's votes: of all of them together, and of each network.
 * @param votes in the order of time
 */
export function findBursts(votes: readonly SeenVote[], { windowMs, max, maxOfNetwork }: BurstLimits): Burst[] {
  const networks = new Map<string, SeenVote[]>();
  for (const vote of votes) {
    if (vote.networkHash === '') continue;
    const own = networks.get(vote.networkHash);
    if (own) own.push(vote);
    else networks.set(vote.networkHash, [vote]);
  }
  const ofNetworks = [...networks.values()].flatMap((own) => burstsOf(own, windowMs, maxOfNetwork));
  return [
    ...burstsOf(votes, windowMs, max).map((own): Burst => ({ kind: 'EVERYWHERE', votes: own })),
    ...ofNetworks.map((own): Burst => ({ kind: 'NETWORK', votes: own })),
  ].toSorted((one, other) => (one.votes[0]?.at.getTime() ?? 0) - (other.votes[0]?.at.getTime() ?? 0));
}

/** A part of an offer's time with its votes. */
export interface VoteBar {
  from: Date;
  hot: number;
  cold: number;
  discarded: number;
}

const minute = 60_000;
/** How long a bar may be: from minutes, in which bursts are seen, to weeks. */
const barLengths = [1, 5, 10, 30, 60, 180, 360, 720, 1_440, 4_320, 10_080].map((minutes) => minutes * minute);

/** The shortest bars of which a time needs no more than `most`. */
export function barLength(spanMs: number, most: number): number {
  return barLengths.find((length) => spanMs / length < most) ?? barLengths.at(-1) ?? minute;
}

/** Puts votes into bars of equal length without gaps, from the first vote to the last. @param votes in the order of time */
export function voteBars(votes: readonly SeenVote[], most: number): { lengthMs: number; bars: VoteBar[] } {
  const [from, until] = [votes[0]?.at.getTime() ?? 0, votes.at(-1)?.at.getTime() ?? 0];
  const lengthMs = barLength(until - from, most);
  if (votes.length === 0) return { lengthMs, bars: [] };
  const begin = Math.floor(from / lengthMs) * lengthMs;
  const count = Math.floor((until - begin) / lengthMs) + 1;
  const bars = Array.from({ length: count }, (_, index): VoteBar => ({
    from: new Date(begin + index * lengthMs),
    hot: 0,
    cold: 0,
    discarded: 0,
  }));
  for (const { at, value, isDiscarded } of votes) {
    const bar = bars[Math.floor((at.getTime() - begin) / lengthMs)];
    if (!bar) continue;
    if (isDiscarded) bar.discarded += 1;
    else if (value > 0) bar.hot += 1;
    else bar.cold += 1;
  }
  return { lengthMs, bars };
}
