/** Prints what is being done and how long it took. */

export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  reportDone(title, started);
  return result;
}

export function reportDone(title: string, started: number): void {
  console.log(`  ✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** An expected error whose message is all the user needs: it is printed without a stack. */
export class StartError extends Error {}
