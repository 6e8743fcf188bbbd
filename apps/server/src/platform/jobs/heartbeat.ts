// A killed worker's jobs stay locked for hours by default. Running workers record a heartbeat every few seconds and
// unlock the jobs of workers that stopped.
import type { Pool } from '../database/pool.ts';

const BEAT_MS = 3_000;
const SILENT_SECONDS = 15;

export class Heartbeat {
  readonly #pool: Pool;
  readonly #workerIds = new Set<string>();
  readonly #onError: (error: unknown, task: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(workerPool: Pool, onError: (error: unknown, task: string) => void) {
    this.#pool = workerPool;
    this.#onError = onError;
  }

  add(workerId: string): void {
    this.#workerIds.add(workerId);
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beating = this.#beat().catch((error) => this.#onError(error, 'heartbeat'));
    }, BEAT_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    await this.#pool.query('delete from worker_heartbeats where worker_id = any($1)', [[...this.#workerIds]]);
  }

  async #beat(): Promise<void> {
    await this.#pool.query(
      `insert into worker_heartbeats (worker_id, beat_at) select unnest($1::text[]), now()
       on conflict (worker_id) do update set beat_at = excluded.beat_at`,
      [[...this.#workerIds]],
    );
    await this.#unlockSilent();
  }

  async #unlockSilent(): Promise<void> {
    // A worker that holds a job but has no recent heartbeat has died, even if it never recorded one.
    const { rows } = await this.#pool.query<{ worker_id: string }>(
      `select distinct j.locked_by as worker_id from graphile_worker.jobs j
       where j.locked_at < now() - make_interval(secs => $1)
         and not exists (select from worker_heartbeats h
           where h.worker_id = j.locked_by and h.beat_at > now() - make_interval(secs => $1))`,
      [SILENT_SECONDS],
    );
    if (rows.length > 0) {
      await this.#pool.query('select graphile_worker.force_unlock_workers($1)', [rows.map((row) => row.worker_id)]);
    }
    await this.#pool.query('delete from worker_heartbeats where beat_at < now() - make_interval(secs => $1)', [
      SILENT_SECONDS * 4,
    ]);
  }
}
