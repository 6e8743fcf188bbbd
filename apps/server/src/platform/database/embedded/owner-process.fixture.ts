/** A supervisor in its own process for tests to kill: it owns the database of a folder and waits. */
import { startPostgres } from './start-postgres.ts';

const folder = process.argv[2] ?? '';
try {
  const { ownerUrl, adopted } = await startPostgres({ folder });
  process.send?.({ ownerUrl, adopted });
} catch (error) {
  process.send?.({ refusal: (error as Error).message }, () => process.exit(1));
}
