/** Kills workers at chosen or random points of their work. */
import type pg from 'pg';
import { until } from '../until.ts';
import type { FleetProcess, ProcessFleet } from './process-fleet.ts';

export class WorkerKills {
  readonly #fleet: ProcessFleet;
  readonly #pool: pg.Pool;

  constructor(fleet: ProcessFleet, pool: pg.Pool) {
    this.#fleet = fleet;
    this.#pool = pool;
  }

  async kill({ program }: FleetProcess): Promise<void> {
    program.kill();
    await program.ended;
    // Other workers notice a dead one after 15 seconds; the test doesn't wait for that.
    await this.#pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
       where locked_by is not null`,
    );
  }

  /** Starts a worker and kills it while it waits to write to this table. */
  async killAtWriteTo(table: string, isThere: () => Promise<boolean> = async () => true): Promise<void> {
    const blocker = await this.#pool.connect();
    try {
      await blocker.query('begin');
      // Allows reading and locking rows, but no writing.
      await blocker.query(`lock table ${table} in share mode`);
      const worker = await this.#fleet.start('worker');
      await until(`a write to ${table} to be blocked`, async () => {
        const { rows } = await blocker.query('select from pg_locks where relation = $1::regclass and not granted', [
          table,
        ]);
        return rows.length > 0 && (await isThere());
      });
      await this.kill(worker);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
  }

  /** Kills `kills` workers, one after the other, at random points of the progress to `total`. */
  async killWhile(kills: number, total: number, progress: () => Promise<number>): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = Math.floor((total * (kill - 1 + Math.random())) / (kills + 1));
      const worker = await this.#fleet.start('worker');
      await until(`${enough} of ${total}`, async () => (await progress()) >= enough, 60_000);
      await this.kill(worker);
    }
  }
}
