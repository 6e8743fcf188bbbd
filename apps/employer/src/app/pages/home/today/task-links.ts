// Where each task card leads: to the list whose length it shows, of one brand or of all (CMP-060).
import { TODAY_KINDS, type TodayKind, WHOSE_TASKS, type WhoseTasks } from '@onward/domain/home/today';
import { paths, withQuery } from '../../../../platform/routing/paths.ts';

/** Names the only kind of task the queue shows. */
const WAITING = 'waiting';
const WHOSE = 'whose';

interface BrandOfHome {
  id: number;
  nickname: string;
}

export const taskLinks = (brand: BrandOfHome | undefined, whose: WhoseTasks) => ({
  review: withQuery(paths.applicants(), { is_new: true, brand: brand?.id }),
  // The inbox counts the replies of the whole scope; no other list has exactly the user's own tasks of one kind.
  answer:
    whose === 'all'
      ? withQuery(paths.messages(), { show: 'needs_reply', brand_id: brand?.id })
      : queueOf('answer_message', whose, brand),
  confirm: queueOf('confirm_meeting', whose, brand),
  reschedule: queueOf('reschedule_request', whose, brand),
  sign: queueOf('sign_offer', whose, brand),
  onboard: queueOf('onboarding_action', whose, brand),
});

const queueOf = (kind: TodayKind, whose: WhoseTasks, brand: BrandOfHome | undefined): string =>
  withQuery('', { brand: brand?.nickname, [WAITING]: kind, [WHOSE]: whose });

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
