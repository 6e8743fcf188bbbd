// When the final notice is due: in the morning of the day after the waiting time, where the applicant would work.
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import type { CheckJob } from '../ordering/create-check.ts';

export const FINAL_TASK = 'background_checks.final_notice';

export const finalKey = ({ company_id, check_id }: CheckJob): string => `checks:${company_id}:${check_id}:final`;

const MORNING_MINUTES = (9 * SECONDS.hour) / SECONDS.minute;

export const finalNoticeAt = (waitsUntil: string, timeZone: string): Date =>
  new Date(momentOf(dayAfter(waitsUntil, 1), MORNING_MINUTES, timeZone));
