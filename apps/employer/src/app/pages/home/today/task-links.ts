// Where each task card leads: to the list whose length it shows, of one brand or of all (CMP-060).
import { TODAY_KINDS, type TodayKind } from '@onward/domain/home/today';
import { paths, withQuery } from '../../../../platform/routing/paths.ts';

/** Names the only kind of task the queue shows. */
const WAITING = 'waiting';

export const taskLinks = (brandId: number | undefined) => ({
  review: withQuery(paths.applicants(), { is_new: true, brand: brandId }),
  answer: withQuery(paths.messages(), { show: 'needs_reply', brand_id: brandId }),
  // The schedule lists only the user's own interviews of a week, so these open the queue on the same page.
  confirm: queueOf('confirm_meeting'),
  reschedule: queueOf('reschedule_request'),
});

const queueOf = (kind: TodayKind): string => withQuery('', { [WAITING]: kind });

export const readKind = (address: URLSearchParams): TodayKind | null =>
  TODAY_KINDS.find((kind) => kind === address.get(WAITING)) ?? null;

export function withoutKind(address: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(address);
  all.delete(WAITING);
  return all;
}
