// How each demo applicant got to their current state: every step is in their history, in order.

import type { HistoryAction, HistoryActor } from '@onward/domain/applicants/history';
import { REJECTION_REASONS } from '@onward/domain/applicants/rejection';
import { RECOMMENDATIONS, type Recommendation } from '@onward/domain/applicants/remarks';
import { firstStageStatus, STAGE_STATUSES } from '@onward/domain/applicants/stages/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Chance } from '../chance.ts';
import { ADMIN_NOTES, FEEDBACKS, NOTES, REJECTION_NOTES, SOURCES } from './applicant-texts.ts';

interface StoryStage {
  id: number;
  name: string;
  stage_type: StageType;
}

export interface StoryPosting {
  id: number;
  openings: number;
  publishedAt: Date;
  closedAt: Date | null;
  timeZone: string;
  stages: readonly StoryStage[];
}

interface StoryEntry {
  actor: HistoryActor;
  staffId: number | null;
  action: HistoryAction;
  detail: Record<string, unknown>;
  at: Date;
}

interface StoryNote {
  staffId: number;
  body: string;
  visibility: 'everyone' | 'admins';
  at: Date;
}

interface StoryFeedback {
  staffId: number;
  recommendation: Recommendation;
  body: string;
  at: Date;
}

export interface Story {
  status: ApplicantStatus;
  stage: StoryStage;
  stageStatus: string | null;
  stageEntry: number;
  source: string | null;
  appliedAt: Date;
  stageEnteredAt: Date;
  lastActivityAt: Date;
  seenAt: Date | null;
  hiredDate: string | null;
  rejection: { reason: string; note: string | null; at: string } | null;
  version: number;
  entries: StoryEntry[];
  notes: StoryNote[];
  feedbacks: StoryFeedback[];
  ratings: { staffId: number; rating: number; at: Date }[];
}

export interface StoryCircumstances {
  chance: Chance;
  now: Date;
  staffIds: readonly number[];
  /** A running counter, so that every state of a stage occurs. */
  turn: number;
  /** Whether the posting still has an opening. */
  mayHire: boolean;
}

const OLDEST_DAYS = 75;
/** Automation rules move applicants on after they complete a task. */
const TASKS: Partial<Record<StageType, HistoryAction>> = {
  online_form: 'form_submitted',
  online_quiz: 'quiz_submitted',
};

export function buildStory(posting: StoryPosting, circumstances: StoryCircumstances): Story {
  const builder = new StoryBuilder(posting, circumstances);
  builder.walk();
  builder.remark();
  builder.conclude();
  return builder.story;
}

const destiny = ({ chance, mayHire }: StoryCircumstances, isClosed: boolean): ApplicantStatus => {
  const lot = chance.next();
  if (mayHire && lot < (isClosed ? 0.3 : 0.07)) return 'hired';
  if (isClosed) return lot < 0.88 ? 'rejected' : lot < 0.95 ? 'inactive' : 'in_progress';
  return lot < 0.3 ? 'rejected' : lot < 0.37 ? 'inactive' : 'in_progress';
};

class StoryBuilder {
  readonly story: Story;
  readonly #posting: StoryPosting;
  readonly #at: StoryCircumstances;
  readonly #end: ApplicantStatus;
  #time: Date;

  constructor(posting: StoryPosting, circumstances: StoryCircumstances) {
    const { chance, now } = circumstances;
    const [stage] = posting.stages;
    if (!stage) throw new Error(`The posting ${posting.id} has no stages.`);
    this.#posting = posting;
    this.#at = circumstances;
    this.#end = destiny(circumstances, posting.closedAt !== null);
    const first = Math.max(posting.publishedAt.getTime(), addSeconds(now, -OLDEST_DAYS * SECONDS.day).getTime());
    const last = Math.max(first, (posting.closedAt ?? now).getTime() - 900_000);
    const appliedAt = new Date(first + (last - first) * chance.next());
    const source = chance.pick(SOURCES);
    this.#time = appliedAt;
    this.story = {
      status: 'in_progress',
      stage,
      stageStatus: firstStageStatus(stage.stage_type),
      stageEntry: 1,
      source,
      appliedAt,
      stageEnteredAt: appliedAt,
      lastActivityAt: appliedAt,
      seenAt: null,
      hiredDate: null,
      rejection: null,
      version: 1,
      entries: [],
      notes: [],
      feedbacks: [],
      ratings: [],
    };
    this.#tell('applied', { source }, 'applicant');
  }

  /** Stage after stage, as far as time and chance allow. */
  walk(): void {
    const { chance, turn } = this.#at;
    const { stages } = this.#posting;
    const hired = this.#end === 'hired';
    // Most applicants are in early stages: the later the stage, the fewer.
    const goal = hired ? stages.length - 1 : Math.floor(stages.length * chance.next() ** 1.6);
    if (goal > 0 && turn % 29 === 3 && this.#later(2)) this.#thinkAgain();
    for (const stage of stages.slice(1, goal + 1)) {
      if (!this.#later(hired ? 1.5 : 4)) break;
      this.#enter(stage);
    }
    this.#beSomewhereIn(this.story.stage);
  }

  remark(): void {
    const { chance, staffIds, turn } = this.#at;
    const { story } = this;
    if (story.stageEntry === 1 && this.#end === 'in_progress' && turn % 5 > 2) return;
    if (!this.#later(0.5)) return;
    this.#see();
    if (chance.happens(0.3)) this.#note();
    if (chance.happens(0.35)) this.#rate(staffIds.slice(0, 1 + chance.below(3)));
    const met = this.#posting.stages.indexOf(story.stage) > 1;
    if (met && chance.happens(0.5)) this.#judge();
  }

  conclude(): void {
    const { chance } = this.#at;
    if (this.#end === 'in_progress' || !this.#later(2)) return;
    this.#see();
    this.story.version += 1;
    this.story.status = this.#end;
    if (this.#end === 'hired') {
      this.story.hiredDate = dayIn(this.#time, this.#posting.timeZone);
      this.#tell('hired', { hired_date: this.story.hiredDate });
    } else if (this.#end === 'rejected') {
      const reason = this.#posting.closedAt && chance.happens(0.6) ? 'position_filled' : chance.pick(REJECTION_REASONS);
      const note = chance.pick(REJECTION_NOTES);
      this.story.rejection = { reason, note, at: this.#time.toISOString() };
      this.#tell('rejected', { reason, ...(note && { note }) });
    } else this.#tell('inactivated', chance.happens(0.5) ? { reason: 'No reply for three weeks' } : {});
  }

  /** Rejected, then restored. */
  #thinkAgain(): void {
    this.#see();
    this.#tell('rejected', { reason: 'no_response' });
    this.#later(0.5);
    this.#tell('un_rejected', {});
    this.story.version += 2;
  }

  #enter(stage: StoryStage): void {
    const { story } = this;
    const from = story.stage;
    const task = TASKS[from.stage_type];
    if (task) this.#handIn(task, from);
    const detail = { from: from.id, from_stage: from.name, to: stage.id, stage: stage.name };
    if (task) this.#tell('moved_stage', { ...detail, rule: `${task.replace('_submitted', '')}_advance` }, 'automation');
    else {
      this.#see();
      this.#tell('moved_stage', detail);
    }
    story.stage = stage;
    story.stageStatus = firstStageStatus(stage.stage_type);
    story.stageEntry += 1;
    story.version += 1;
    story.stageEnteredAt = this.#time;
  }

  #beSomewhereIn({ stage_type }: StoryStage): void {
    // Offers are made by the product itself (`sample-offers.ts`).
    const states = stage_type === 'offer' ? STAGE_STATUSES.offer.slice(0, 1) : STAGE_STATUSES[stage_type];
    const state = states[this.#at.turn % states.length];
    if (states.length < 2 || state === states[0] || !this.#later(1)) return;
    const task = TASKS[stage_type];
    if (task) this.#handIn(task, this.story.stage);
    this.story.stageStatus = state ?? null;
    this.story.version += 1;
    this.story.lastActivityAt = this.#time;
  }

  #handIn(task: HistoryAction, stage: StoryStage): void {
    const score = task === 'quiz_submitted' && { quiz: stage.name, score: 5 + this.#at.chance.below(5), passed: true };
    this.#tell(task, score || { form: stage.name }, 'applicant');
  }

  #note(): void {
    const { chance, staffIds } = this.#at;
    const forAdmins = chance.happens(0.1);
    const body = chance.pick(forAdmins ? ADMIN_NOTES : NOTES);
    const staffId = chance.pick(staffIds);
    this.story.notes.push({ staffId, body, visibility: forAdmins ? 'admins' : 'everyone', at: this.#time });
    this.#tell('note_added', {}, 'staff', staffId);
  }

  #rate(by: readonly number[]): void {
    for (const staffId of by) {
      const rating = Math.min(5, 2 + this.#at.chance.below(4));
      this.story.ratings.push({ staffId, rating, at: this.#time });
      this.#tell('rated', { rating }, 'staff', staffId);
      this.story.version += 1;
    }
  }

  #judge(): void {
    const { chance, staffIds } = this.#at;
    const recommendation = this.#end === 'hired' ? 'strong_yes' : chance.pick(RECOMMENDATIONS);
    const staffId = chance.pick(staffIds);
    const body = chance.pick(FEEDBACKS[recommendation]);
    this.story.feedbacks.push({ staffId, recommendation, body, at: this.#time });
    this.#tell('feedback_given', { recommendation }, 'staff', staffId);
  }

  #see(): void {
    this.story.seenAt ??= this.#time;
  }

  /** Advances by up to this many days; false when that would be in the future. */
  #later(days: number): boolean {
    const { chance, now } = this.#at;
    const next = addSeconds(this.#time, Math.round(chance.between(0.05, days) * SECONDS.day));
    if (next >= now) return false;
    this.#time = next;
    return true;
  }

  #tell(action: HistoryAction, detail: object, actor: HistoryActor = 'staff', by?: number): void {
    const staffId = actor === 'staff' ? (by ?? this.#at.chance.pick(this.#at.staffIds)) : null;
    this.story.entries.push({ actor, staffId, action, detail: { ...detail }, at: this.#time });
    this.story.lastActivityAt = this.#time;
  }
}
