// Makes a record at most once, although an answer can be lost after the provider has stored it.
import { PayrollProblem } from './payroll-problem.ts';

interface Creation {
  create: () => Promise<string>;
  find: () => Promise<string | null>;
  pause: () => Promise<void>;
}

const TRIES = 3;

/**
 * An error of the service is looked up and then repeated. Without an answer the provider may still be working on it, so
 * it is only looked up. A refused duplicate is ours when it has our reference.
 */
export async function createOnce({ create, find, pause }: Creation): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create();
    } catch (error) {
      if (!(error instanceof PayrollProblem)) throw error;
      if (error.kind !== 'unavailable' && !error.isDuplicate) throw error;
      const found = await find();
      if (found !== null) return found;
      const mayRepeat = error.kind === 'unavailable' && error.status !== null;
      if (!mayRepeat || attempt >= TRIES) throw error;
      await pause();
    }
  }
}
