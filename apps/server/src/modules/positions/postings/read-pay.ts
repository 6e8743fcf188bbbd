// The pay range that some states require in a posting, checked for the local date (JOB-012, PLT-049).
import { errorCodes } from '@onward/contract/errors';
import { statesOf } from '@onward/domain/platform/contact/regions';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { Place, PublishDecision } from '@onward/domain/positions/pay-disclosure';
import { Refusal } from '../../../platform/http/errors.ts';
import type { PositionRow } from './positions.queries.ts';

type Placed = Pick<PositionRow, 'country_code' | 'state_code' | 'time_zone'>;

/** The posting's location and the local date. */
export const publishingPlace = ({ country_code, state_code, time_zone }: Placed, now: Date): [Place, string] => [
  { country: country_code, state: state_code },
  dayIn(now, time_zone),
];

export function payRangeRequired({ problem, state }: Extract<PublishDecision, { allowed: false }>): Refusal {
  const name = statesOf('US').find(({ code }) => code === state)?.name ?? state;
  const text = { key: `fields.${problem}`, values: { state: name } };
  return new Refusal(errorCodes.validation, text, { fields: { salary_min: [text] } });
}
