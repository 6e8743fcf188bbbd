/** Polls until something is true, and reports what did not happen on timeout. */
const ASK_EVERY_MS = 25;

export async function until<V>(what: string, ask: () => Promise<V | undefined | false>, withinMs = 30_000): Promise<V> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
