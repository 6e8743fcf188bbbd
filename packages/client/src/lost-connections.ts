// Tells a call that got no response from a fault of the program: browsers throw the same kind of error for both.

const lost = new WeakSet<object>();

/** Returns the failure unchanged, so that it can be thrown. */
export function noteLostConnection(failure: unknown): unknown {
  if (failure instanceof Error) lost.add(failure);
  return failure;
}

const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** A mistake in the program, which no retry mends. */
export const isFault = (error: unknown): error is Error =>
  FAULTS.some((Kind) => error instanceof Kind) && !lost.has(error as Error);
