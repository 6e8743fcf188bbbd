// Where a job of the list leads: to its applicants, or to its details while it is a draft and has none.
import type { PositionRow } from '@onward/contract/positions/position';
import { paths } from '../../../platform/routing/paths.ts';

type Job = Pick<PositionRow, 'digest_key' | 'status' | 'title'>;

export const jobLink = ({ digest_key, status, title }: Job, location: string | null): string =>
  status === 'pending' ? paths.jobPosting(digest_key) : paths.positionApplicants(location, title, digest_key);

export const newApplicantsLink = ({ digest_key, title }: Job, location: string | null): string =>
  `${paths.positionApplicants(location, title, digest_key)}?is_new=true`;
