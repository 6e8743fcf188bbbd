// The numbers around applicants: tabs, jobs with their stages, profile tabs, and pinned views.
import type { Application, ApplicationRow } from '@onward/contract/applicants/application';
import { listFeedbacks, listNotes } from '@onward/contract/applicants/application-remarks';
import { listApplicationTasks } from '@onward/contract/applicants/application-tasks';
import { getApplication, listApplications } from '@onward/contract/applicants/applications';
import { getPipeline } from '@onward/contract/applicants/pipeline';
import { listSuspectedSpam } from '@onward/contract/careers/suspected-spam';
import type { ResponseOf } from '@onward/contract/endpoint';
import type { PositionRow } from '@onward/contract/positions/position';
import { countMyPositions, listMyPositions } from '@onward/contract/positions/positions';
import { listSavedViews, type SavedView } from '@onward/contract/saved-views/saved-views';
import type { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { applicants, jobs, type Numbers, type Query, read } from './read-lists.ts';

export async function tabs(caller: ApiCaller): Promise<Numbers> {
  const { status_counts } = await read<{ status_counts: Record<string, number> }>(caller, listApplications);
  const numbers: Numbers = {};
  for (const [status, count] of Object.entries(status_counts)) {
    const screen: Query = status === 'inactive' ? { screen: 'inactive_applicants' } : {};
    numbers[`applicants, ${status}`] = [count, await applicants(caller, { status, ...screen })];
  }
  const counted = await read<Record<string, number>>(caller, countMyPositions);
  numbers['jobs, all'] = [counted.all ?? -1, await jobs(caller, {})];
  for (const status of ['published', 'pending', 'closed']) {
    numbers[`jobs, ${status}`] = [counted[status] ?? 0, await jobs(caller, { status })];
  }
  return numbers;
}

export async function ofJobs(caller: ApiCaller): Promise<Numbers> {
  const { positions } = await read<{ positions: PositionRow[] }>(caller, listMyPositions, { query: { per_page: 4 } });
  const numbers: Numbers = {};
  for (const position of positions) Object.assign(numbers, await ofJob(caller, position));
  return numbers;
}

async function ofJob(caller: ApiCaller, position: PositionRow): Promise<Numbers> {
  const { digest_key: position_key, title, applicants_count, new_applicants_count, hired_count, pipeline } = position;
  const inJob = (query: Query = {}) => applicants(caller, { position_key, screen: 'position_applicants', ...query });
  const everyone = await applicants(caller, { position_key });
  const inactive = await applicants(caller, { position_key, screen: 'inactive_applicants' });
  const of = `of ${title} (${position_key})`;
  const numbers: Numbers = {
    [`applicants ${of}`]: [applicants_count, everyone + inactive],
    [`new applicants ${of}`]: [new_applicants_count, await applicants(caller, { position_key, is_new: true })],
    [`hired ${of}`]: [hired_count, await inJob({ status: 'hired' })],
  };
  const tabsOf = await read<ResponseOf<typeof getPipeline>>(caller, getPipeline, { params: { position_key } });
  const inProgress = tabsOf.stages.reduce((sum, { count }) => sum + count, 0);
  numbers[`all tab ${of}`] = [inProgress + tabsOf.hired_count, await inJob({ status: 'in_progress,hired' })];
  numbers[`hired tab ${of}`] = [tabsOf.hired_count, await inJob({ status: 'hired' })];
  numbers[`rejected tab ${of}`] = [tabsOf.rejected_count, await inJob({ status: 'rejected' })];
  type Stages = { stage_counts: { id: number; name: string; count: number; new_count: number }[] };
  const { stage_counts } = await read<Stages>(caller, listApplications, { query: { position_key } });
  for (const { id, name, count, new_count } of stage_counts) {
    const stage = { stage_id: String(id), status: 'in_progress' };
    const [listed, listedNew] = [await inJob(stage), await inJob({ ...stage, is_new: true })];
    const tab = tabsOf.stages.find((one) => one.id === id);
    numbers[`${name} ${of}`] = [count, listed];
    numbers[`new in ${name} ${of}`] = [new_count, listedNew];
    numbers[`tab ${name} ${of}`] = [tab?.count ?? -1, listed];
    numbers[`new mark on tab ${name} ${of}`] = [tab?.new_count ?? -1, listedNew];
    numbers[`pipeline bar, ${name} ${of}`] = [pipeline.find(({ stage_id }) => stage_id === id)?.count ?? -1, listed];
  }
  type Spam = ResponseOf<typeof listSuspectedSpam>;
  const spam = await read<Spam>(caller, listSuspectedSpam, { params: { position_key } });
  numbers[`suspected spam ${of}`] = [spam.total_count, spam.suspected_spam.length];
  return numbers;
}

/** The tabs of the newest profiles. */
export async function profiles(caller: ApiCaller): Promise<Numbers> {
  const { applications } = await read<{ applications: ApplicationRow[] }>(caller, listApplications, {
    query: { per_page: 3 },
  });
  const numbers: Numbers = {};
  for (const { id } of applications) {
    const of = { params: { id } };
    const { application } = await read<{ application: Application }>(caller, getApplication, of);
    const { notes } = await read<{ notes: unknown[] }>(caller, listNotes, of);
    const { feedbacks } = await read<{ feedbacks: unknown[] }>(caller, listFeedbacks, of);
    const { tasks } = await read<{ tasks: unknown[] }>(caller, listApplicationTasks, of);
    numbers[`notes of applicant ${id}`] = [application.notes_count, notes.length];
    numbers[`feedback on applicant ${id}`] = [application.feedbacks_count, feedbacks.length];
    numbers[`tasks of applicant ${id}`] = [application.tasks_count, tasks.length];
  }
  return numbers;
}

export async function pinnedViews(caller: ApiCaller): Promise<Numbers> {
  const { saved_views } = await read<{ saved_views: SavedView[] }>(caller, listSavedViews, { query: { pinned: true } });
  const numbers: Numbers = {};
  for (const { name, list, state, count } of saved_views) {
    const listed = list === 'applicants' ? applicants : jobs;
    const { is_new, ...filters } = state.filters;
    numbers[name] = [count, await listed(caller, { ...filters, ...(is_new && { is_new: true }) })];
  }
  return numbers;
}
