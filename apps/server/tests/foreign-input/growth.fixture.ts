// Measures how the time of a parser grows with the length of its input, robustly enough for a busy machine.

export interface Seed {
  /** Appears once before the repeated part. */
  start?: string;
  again: string;
  /** Appears once after it. */
  end?: string;
}

export type Parser = (text: string) => unknown;

/** Each length is four times the previous one: linear work takes 4 times as long, quadratic work 16 times. */
const STEP = 4;
const LENGTHS = [512, 2_048, 8_192, 32_768];
const MOST_PER_DOUBLING = 2.6;
const MOST_PER_STEP = MOST_PER_DOUBLING ** Math.log2(STEP);
/** Below this the clock and the compiler outweigh the work. */
const JUDGED_FROM_MS = 8;
/** So slow that measuring again would only cost time. */
const CERTAIN_MS = 1_000;
const CERTAIN_RATIO = 12;
const TRIES = 4;
const ROUNDS = 3;

const textOf = ({ start = '', again, end = '' }: Seed, length: number): string =>
  start + again.repeat(Math.ceil(length / again.length)) + end;

/** Null when the time grows linearly with the length; otherwise a sentence about how it grew. */
export function superlinearGrowth(parse: Parser, seed: Seed): string | null {
  let shorter = Number.POSITIVE_INFINITY;
  for (const length of LENGTHS) {
    const longer = timeOf(parse, textOf(seed, length));
    if (longer > JUDGED_FROM_MS && longer > shorter * MOST_PER_STEP) {
      // Measured twice, because the whole machine may have paused once.
      const isCertain = longer > CERTAIN_MS && longer > shorter * CERTAIN_RATIO;
      if (isCertain && timeOf(parse, textOf(seed, length)) > CERTAIN_MS)
        return sentence(seed, length / STEP, shorter, length, longer);
      const again = measuredAgain(parse, seed, length / STEP);
      if (again) return again;
    }
    shorter = longer;
  }
  return null;
}

/**
 * Two steps, the fastest of several attempts, and steep in each step and each round: garbage collection makes one of
 * them look steep, and others use the machine as well.
 */
function measuredAgain(parse: Parser, seed: Seed, short: number): string | null {
  const [middle, long] = [short * STEP, short * STEP * STEP];
  let said = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second, third] = [
      fastestOf(parse, textOf(seed, short)),
      fastestOf(parse, textOf(seed, middle)),
      fastestOf(parse, textOf(seed, long)),
    ];
    if (second <= first * MOST_PER_STEP || third <= second * MOST_PER_STEP) return null;
    said = sentence(seed, short, first, long, third);
    if (third > CERTAIN_MS) break;
  }
  return said;
}

const sentence = (seed: Seed, short: number, shorter: number, long: number, longer: number): string =>
  `${JSON.stringify(seed).slice(0, 80)}: ${short} characters take ${shorter.toFixed(2)} ms, ${long} take ${longer.toFixed(2)} ms`;

function fastestOf(parse: Parser, text: string): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ms = timeOf(parse, text);
    fastest = Math.min(fastest, ms);
    if (ms > CERTAIN_MS) break;
  }
  return fastest;
}

function timeOf(parse: Parser, text: string): number {
  const start = performance.now();
  parse(text);
  return performance.now() - start;
}
