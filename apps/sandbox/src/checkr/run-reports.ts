import { type CheckrReport, type CheckrWorld, newKey, type ReportStatus } from './checkr-world.ts';
import { presentReport } from './present.ts';
import type { CheckrEvents } from './send-events.ts';

export interface ReportOrder {
  account_id: string;
  candidate_key: string;
  package: string;
  node: string | null;
}

export const reportActions = ['clear', 'consider', 'suspend', 'resume', 'dispute', 'cancel'] as const;
export type ReportAction = (typeof reportActions)[number];

const outcomes: Record<ReportAction, { status: ReportStatus; event: string; result?: 'clear' | 'consider' }> = {
  clear: { status: 'complete', event: 'report.completed', result: 'clear' },
  consider: { status: 'complete', event: 'report.completed', result: 'consider' },
  suspend: { status: 'suspended', event: 'report.suspended' },
  resume: { status: 'pending', event: 'report.resumed' },
  dispute: { status: 'dispute', event: 'report.disputed' },
  cancel: { status: 'canceled', event: 'report.canceled' },
};

/** A report completes on its own some seconds after it was created, unless somebody decides earlier. */
export class ReportRuns {
  readonly #world: CheckrWorld;
  readonly #events: CheckrEvents;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  completeAfterMs: number;

  constructor(world: CheckrWorld, events: CheckrEvents, completeAfterMs: number) {
    this.#world = world;
    this.#events = events;
    this.completeAfterMs = completeAfterMs;
    // After a restart the reports that were under way complete too.
    for (const report of world.reports.newestFirst()) if (report.status === 'pending') this.#arm(report.key);
  }

  async start(order: ReportOrder): Promise<CheckrReport> {
    const report = await this.#world.reports.append({
      ...order,
      key: newKey(),
      status: 'pending',
      result: null,
      created_at: new Date().toISOString(),
      completed_at: null,
    });
    await this.#announce(report, 'report.created');
    await this.#completeInvitation(report);
    this.#arm(report.key);
    return report;
  }

  async #completeInvitation(report: CheckrReport): Promise<void> {
    const open = this.#world.invitations
      .newestFirst()
      .find(({ candidate_key, status }) => candidate_key === report.candidate_key && status === 'pending');
    if (!open) return;
    const completed = { ...open, status: 'completed' as const, report_key: report.key };
    await this.#world.invitations.update(completed);
    await this.#events.send({
      type: 'invitation.completed',
      account_id: open.account_id,
      subject: open.candidate_key,
      object: {
        id: open.key,
        object: 'invitation',
        status: 'completed',
        candidate_id: open.candidate_key,
        report_id: report.key,
      },
    });
  }

  /** Null when there is no such report. */
  async act(key: string, action: ReportAction): Promise<CheckrReport | null> {
    const report = this.#world.report(null, key);
    if (!report) return null;
    clearTimeout(this.#timers.get(key));
    const { status, event, result } = outcomes[action];
    const isDone = status === 'complete';
    const changed = {
      ...report,
      status,
      result: result ?? report.result,
      completed_at: isDone ? new Date().toISOString() : report.completed_at,
    };
    await this.#world.reports.update(changed);
    await this.#announce(changed, event);
    if (action === 'resume') this.#arm(key);
    return changed;
  }

  #announce(report: CheckrReport, type: string): Promise<unknown> {
    const { account_id, candidate_key } = report;
    return this.#events.send({ type, account_id, subject: candidate_key, object: presentReport(report) });
  }

  #arm(key: string): void {
    const timer = setTimeout(() => void this.#complete(key), this.completeAfterMs);
    this.#timers.set(key, timer);
  }

  async #complete(key: string): Promise<void> {
    const report = this.#world.report(null, key);
    if (report?.status !== 'pending') return;
    const candidate = this.#world.candidate(null, report.candidate_key);
    // Waits until somebody decides on the page of the sandbox.
    if (candidate?.fields.last_name === 'Pending') return;
    await this.act(key, candidate?.fields.last_name === 'Consider' ? 'consider' : 'clear');
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
