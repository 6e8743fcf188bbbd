// Costs next to their targets; a missed target fails the benchmark.
import { type Cost, whole } from './call-cost.ts';
import { printTable } from './print-table.ts';

export class CostTable {
  readonly #rows: string[][] = [];

  /** For comparison, without a target. */
  show(name: string, cost: Cost): void {
    this.#rows.push([name, ...cells(cost), '']);
  }

  add(name: string, cost: Cost, target: number): void {
    const reached = whole(cost) <= target;
    this.#rows.push([name, ...cells(cost), `${target} ${reached ? 'reached' : 'MISSED'}`]);
    if (!reached) process.exitCode = 1;
  }

  print(): void {
    printTable(['processor milliseconds a call', 'server', 'database', 'both', 'at most'], this.#rows);
  }
}

const cells = (cost: Cost): string[] =>
  [cost.app, cost.database, whole(cost)].map((milliseconds) => milliseconds.toFixed(2));
