// Where each task card leads: to the list whose length it shows, of one brand or of all (CMP-060).
import { TODAY_KINDS, type TodayKind, WHOSE_TASKS, type WhoseTasks } from '@onward/domain/home/today';
import { paths, withQuery } from '../../../../platform/routing/paths.ts';

/** Names the only kind of task the queue shows. */
const WAITING = 'waiting';
const WHOSE = 'whose';

export const taskLinks = (brandId: number | undefined, whose: WhoseTasks) => ({
  review: withQuery(paths.applicants(), { is_new: true, brand: brandId }),
  // The inbox counts the replies of the whole scope; no other list has exactly the user's own tasks of one kind.
  answer:
    whose === 'all'
      ? withQuery(paths.messages(), { show: 'needs_reply', brand_id: brandId })
      : queueOf('answer_message', whose),
  confirm: queueOf('confirm_meeting', whose),
  reschedule: queueOf('reschedule_request', whose),
  sign: queueOf('sign_offer', whose),
  onboard: queueOf('onboarding_action', whose),
});

const queueOf = (kind: TodayKind, whose: WhoseTasks): string => withQuery('', { [WAITING]: kind, [WHOSE]: whose });

export const readWhose = (address: URLSearchParams): WhoseTasks | null =>
  WHOSE_TASKS.find((whose) => whose === address.get(WHOSE)) ?? null;

export function withWhose(address: URLSearchParams, whose: WhoseTasks): URLSearchParams {
  const all = new URLSearchParams(address);
  all.set(WHOSE, whose);
  return all;
}

export const readKind = (address: URLSearchParams): TodayKind | null =>
  TODAY_KINDS.find((kind) => kind === address.get(WAITING)) ?? null;

export function withoutKind(address: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(address);
  all.delete(WAITING);
  return all;
}
